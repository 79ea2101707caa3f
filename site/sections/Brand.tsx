import { agency } from '#content/agency.ts'

/** The logo and the agency's name. */
export function Brand() {
  return (
    <a className="brand" href="/">
      <svg viewBox="0 0 40 40" className="mark" aria-hidden="true">
        <rect width="40" height="40" rx="9" fill="#143048" />
        <circle cx="27.5" cy="12.5" r="4.6" fill="#F2B441" />
        <path d="M3 33 15 14.5l4.5 6.5 3-3.5L37 33Z" fill="#7FA9C4" />
        <path d="M15 14.5 11.6 20l2.2 1.4 1.6-2.1 2 2.4 2-.9Z" fill="#fff" />
        <path d="M0 31c10-5 26-5 40 1v8H0Z" fill="#E8F0F3" />
      </svg>
      <span>
        <b>{agency.shortName}</b>
        <small>
          Insurance · {agency.address.city}, {agency.address.stateName}
        </small>
      </span>
    </a>
  )
}

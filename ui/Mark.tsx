interface MarkProps {
  className?: string
  /** Fills its corners, for systems that cut their own. */
  square?: boolean
}

/** The sign of the house: two peaks under the sun. */
export function Mark({ className = 'mark', square = false }: MarkProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" className={className} aria-hidden="true">
      <rect width="40" height="40" rx={square ? 0 : 9} fill="#143048" />
      <circle cx="27.5" cy="12.5" r="4.6" fill="#f2b441" />
      <path d="M3 33 15 14.5l4.5 6.5 3-3.5L37 33Z" fill="#7fa9c4" />
      <path d="M15 14.5 11.6 20l2.2 1.4 1.6-2.1 2 2.4 2-.9Z" fill="#fff" />
      <path d={`M0 31c10-5 26-5 40 0${square ? 'v9H0Z' : 'a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z'}`} fill="#e8f0f3" />
    </svg>
  )
}

interface PortraitProps {
  /** Two letters. */
  initials: string
  className?: string
}

/** A monogram before the mountains: we show no photographs of people. The name stands beside it as text. */
export function Portrait({ initials, className = 'portrait' }: PortraitProps) {
  return (
    <svg className={className} viewBox="0 0 112 112" aria-hidden="true">
      <rect width="112" height="112" fill="#123f57" />
      <circle cx="78" cy="42" r="17" fill="#ffdc90" />
      <path fill="#5d8794" d="M-6 92 34 40l20 26 14-14 54 50v20H-6z" />
      <path fill="#fdf6e2" d="m34 40-12 16 6 3 5-5 6 6 6-6z" />
      <path fill="#123036" d="M0 84c30-12 80-10 112 4v24H0z" />
      <text
        x="56"
        y="103"
        textAnchor="middle"
        fontFamily="Besley,Georgia,serif"
        fontWeight="700"
        fontSize="20"
        fill="#fff"
      >
        {initials}
      </text>
    </svg>
  )
}

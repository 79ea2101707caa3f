import { wyomingMapWords as words } from '#content/words/wyoming-map.ts'

/** Wyoming is very nearly a rectangle; Sheridan is the sun in it. */
export function WyomingMap({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 364 276" role="img" aria-label={label}>
      <rect width="364" height="276" fill="#143048" />
      <circle cx="213" cy="14" r="250" fill="#1f4a6b" />
      <circle cx="213" cy="14" r="168" fill="#2b5a80" />
      <circle cx="213" cy="14" r="100" fill="#3c6f95" />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        d="M163 0v30h26v73h73V0M163 30h99"
      />
      <circle cx="213" cy="14" r="8" fill="#f2b441" />
      <g fill="#fff" fontFamily="var(--font-body)" fontSize="13" fontWeight="600">
        <text x="227" y="19" paintOrder="stroke" stroke="#3c6f95" strokeWidth="6">
          {words.town}
        </text>
        <text x="197" y="72">
          {words.county}
        </text>
        <text x="18" y="258" fontFamily="var(--font-display)" fontSize="22" fontWeight="700">
          {words.state}
        </text>
      </g>
    </svg>
  )
}

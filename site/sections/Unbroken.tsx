/** Telephone numbers and spans of dates, which stay on one line. */
const whole = /(\(\d{3}\) \d{3}-\d{4}|1-\d{3}-\d{3}-\d{4}|1-800-MEDICARE|[A-Z][a-z]+ \d+ - [A-Z][a-z]+ \d+)/

/** A sentence of ours in which no telephone number and no span of dates is broken at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

import { agency } from '#content/agency.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import './next-steps.css'
import './receipt.css'

interface ReceivedProps {
  timeframe: { before: string; figure: string; after: string }
  next: { title: string; items: readonly { title: string; text: string }[] }
}

/** After a request: by when the office answers, large, and the steps until then. */
export function Received({ timeframe, next }: ReceivedProps) {
  return (
    <section data-ground="plain">
      <div className="wrap section split">
        <div className="when">
          <p className="soft">{timeframe.before}</p>
          <b>{timeframe.figure}</b>
          <p>
            {timeframe.after} <PhoneLink phone={agency.phone} />.
          </p>
        </div>
        <div>
          <h2 className="mb-6">{next.title}</h2>
          <ol className="steps-next">
            {next.items.map(({ title, text }) => (
              <li key={title}>
                <div>
                  <h3>{title}</h3>
                  <p className="soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

import { agency } from '#content/agency.ts'
import { thankYou, type ThankYouType } from '#content/pages/thank-you.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { NextSteps } from './NextSteps.tsx'
import './receipt.css'

/** Every kind of thanks, all but one hidden; `site/thank-you.ts` shows another where the address or the memory says so. */
export function ThankYou() {
  const types = Object.entries(thankYou.types) as [ThankYouType, (typeof thankYou.types)[ThankYouType]][]
  return types.map(([type, { title, description, before, timeframe, nextSteps, note }]) => (
    <section
      key={type}
      className="wrap section"
      data-thanks={type}
      data-title={title}
      data-description={description}
      hidden={type !== thankYou.fallback}
    >
      <div className="split">
        <div>
          <div className="when">
            <p className="soft">{before}</p>
            <b>{timeframe}</b>
            <p>
              {thankYou.sooner} <PhoneLink phone={agency.phone} />.
            </p>
          </div>
          {note && <p className="soft mt-6">{note}</p>}
        </div>
        <div>
          <h2 className="mb-6">{thankYou.next}</h2>
          <NextSteps steps={nextSteps} />
        </div>
      </div>
    </section>
  ))
}

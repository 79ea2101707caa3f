import { thankYou, type ThankYouType } from '#content/pages/thank-you.ts'
import { NextSteps } from './NextSteps.tsx'
import { Timeframe } from './Timeframe.tsx'

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
          <Timeframe before={before} figure={timeframe} after={thankYou.sooner} />
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

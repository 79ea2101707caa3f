import { NextSteps } from './NextSteps.tsx'
import { Timeframe, type TimeframeWords } from './Timeframe.tsx'

interface ReceivedProps {
  timeframe: TimeframeWords
  next: { title: string; items: readonly { title: string; text: string }[] }
}

/** After a request: by when the office answers, large, and the steps until then. */
export function Received({ timeframe, next }: ReceivedProps) {
  return (
    <section data-ground="plain">
      <div className="wrap section split">
        <Timeframe {...timeframe} />
        <div>
          <h2 className="mb-6">{next.title}</h2>
          <NextSteps steps={next.items} />
        </div>
      </div>
    </section>
  )
}

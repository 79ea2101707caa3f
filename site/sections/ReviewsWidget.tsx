import { agency } from '#content/agency.ts'

interface ReviewsWidgetProps {
  title: string
  text: string
  button: string
}

/** Another company's widget, left out while its address is empty. `site/reviews-widget.ts` loads it when pressed. */
export function ReviewsWidget({ title, text, button }: ReviewsWidgetProps) {
  const { script, config, key } = agency.embeds.reviews
  if (!script) return null
  return (
    <section className="band">
      <div className="wrap section tight closing" data-reviews={script} data-config={config} data-key={key}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="btns">
          <button type="button" className="btn line">
            {button}
          </button>
        </div>
      </div>
    </section>
  )
}

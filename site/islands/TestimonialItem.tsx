import { type PublicTestimonial } from '#contracts/public-testimonial.ts'
import { Stars } from '#ui/Stars.tsx'
import '#ui/testimonial.css'

interface TestimonialItemProps {
  testimonial: PublicTestimonial
  /** The first one, in large type. */
  lead?: boolean
}

/** Stars, words, name, title and company. `dir` and `bdi` keep foreign scripts from turning their neighbours around. */
export function TestimonialItem({ testimonial, lead = false }: TestimonialItemProps) {
  const { name, title, company, testimonial: words, rating } = testimonial
  return (
    <figure className={lead ? 'quote-item lead-quote' : 'quote-item'}>
      <Stars rating={rating} />
      <blockquote dir="auto" className="whitespace-pre-line">
        {`“${words}”`}
      </blockquote>
      <figcaption>
        <cite>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>
            <bdi>{title}</bdi>
            {company && (
              <>
                <span>, </span>
                <bdi>{company}</bdi>
              </>
            )}
          </span>
        </cite>
      </figcaption>
    </figure>
  )
}

import { ArrowRight } from 'lucide-react'
import { type DisplayedTestimonial } from '#content/testimonials.ts'
import { Icon } from '#ui/Icon.tsx'
import { Stars } from '#ui/Stars.tsx'
import '#ui/testimonial.css'
import './testimonials.css'

interface HomeTestimonialsProps {
  title: string
  link: string
  testimonials: DisplayedTestimonial[]
}

/** Three hard-coded testimonials: the first one large, two beside each other. */
export function HomeTestimonials({ title, link, testimonials }: HomeTestimonialsProps) {
  return (
    <section className="band">
      <div className="wrap section">
        <h2 className="sr-only">{title}</h2>
        <div className="home-quotes">
          {testimonials.map(({ name, title: role, image, quote, rating }, index) => (
            <figure className={`quote-item${index === 0 ? ' lead-quote' : ''}`} key={name}>
              <Stars rating={rating} />
              <blockquote>“{quote}”</blockquote>
              <figcaption className="quoted">
                <img src={image} alt="" width="56" height="56" loading="lazy" />
                <cite>
                  <b>{name}</b>
                  <span>{role}</span>
                </cite>
              </figcaption>
            </figure>
          ))}
        </div>
        <a className="link inline-flex min-h-11 items-center gap-2" href="/testimonials">
          {link} <Icon of={ArrowRight} />
        </a>
      </div>
    </section>
  )
}

import { testimonialListWords as words } from '#content/words/testimonial-list.ts'
import './testimonial-list.css'

/** How wide the second line is, in percent; the list has six. */
const lines = [88, 74, 95, 82, 70, 90]

/** Six entries in the list's own lines, as tall as a page of short testimonials begins. */
export function TestimonialSkeleton() {
  return (
    <>
      <ul className="skeletons if-loaded" aria-hidden="true">
        {lines.map((width) => (
          <li key={width}>
            {['6.4rem', '100%', `${width}%`, `${width - 30}%`, '38%', '26%'].map((bone) => (
              <div key={bone} className="bone" style={{ width: bone }} />
            ))}
          </li>
        ))}
      </ul>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </>
  )
}

import { CalendarDays, Flower2, Leaf, Snowflake, Sun, TriangleAlert, X } from 'lucide-react'
import { agency } from '#content/agency.ts'
import { type Banner as BannerContent } from '#content/banner.ts'
import { shellWords as words } from '#content/words/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { firstMoment, lastMoment } from './first-moment.ts'
import './banner.css'

const icons = {
  calendar: CalendarDays,
  snowflake: Snowflake,
  flower: Flower2,
  sun: Sun,
  leaf: Leaf,
  alert: TriangleAlert,
}

/** The site-wide promotional banner. `site/shell.ts` closes it for the visit; a line in the page decides before first paint. */
export function Banner({ banner }: { banner: BannerContent }) {
  return (
    <aside
      className={`banner ${banner.theme}`}
      aria-label={banner.title}
      data-banner={banner.title}
      data-from={banner.showFrom && firstMoment(banner.showFrom, agency.timeZone)}
      data-until={banner.showUntil && lastMoment(banner.showUntil, agency.timeZone)}
    >
      <div className="wrap banner-in">
        <Icon of={icons[banner.icon]} />
        <p>
          <strong>{banner.title}</strong>{' '}
          <span>
            <span className="nowrap">{banner.dates}.</span> {banner.message}
          </span>
        </p>
        <span className="banner-cta">{banner.cta}</span>
        <a href={banner.buttonLink}>{banner.buttonText}</a>
        <button type="button" className="icon-btn scripted" aria-label={words.dismissBanner} data-closes-banner>
          <Icon of={X} />
        </button>
      </div>
    </aside>
  )
}

import { breadcrumbWords as words } from '#content/words/breadcrumbs.ts'
import './breadcrumbs.css'

export interface Crumb {
  text: string
  href: `/${string}`
}

/** The way from Home to this page; the last one is the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={words.label}>
      <ol>
        <li>
          <a href="/">{words.home}</a>
        </li>
        {trail.map(({ text, href }, index) => (
          <li key={href}>
            {index === trail.length - 1 ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { legalTextWords as words } from '#content/words/legal-text.ts'
import '#ui/table.css'
import './legal.css'
import { fillFacts } from './fill-facts.ts'

interface LegalTextProps {
  lede: string
  headings: { slug: string; text: string }[]
  /** Rendered Markdown. */
  html: string
}

/** A legal text with its list of contents, which follows the reader where the browser can do that by itself. */
export function LegalText({ lede, headings, html }: LegalTextProps) {
  return (
    <div className="wrap legal-page">
      <nav className="toc" aria-labelledby="toc">
        <h2 id="toc">{words.contents}</h2>
        <ul>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="prose">
        <p className="prose-lede">{lede}</p>
        <div className="prose" dangerouslySetInnerHTML={{ __html: withHeaders(fillFacts(html)) }} />
      </div>
    </div>
  )
}

/** Markdown has no row headers and no scopes: the first cell of each row names it. */
function withHeaders(html: string): string {
  return html
    .replaceAll('<th>', '<th scope="col">')
    .replaceAll(/<tr>(\s*)<td>([\s\S]*?)<\/td>/g, '<tr>$1<th scope="row">$2</th>')
}

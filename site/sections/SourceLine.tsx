import { serviceSectionWords as words } from '#content/words/service-sections.ts'
import { NewTab } from '#ui/NewTab.tsx'
import './source-line.css'

interface SourceLineProps {
  of: { name: string; asOf: string; href?: string | undefined }
}

/** Where a figure comes from, and of when it is. */
export function SourceLine({ of: { name, asOf, href } }: SourceLineProps) {
  return (
    <span className="source">
      {words.source}{' '}
      {href ? (
        <a href={href} target="_blank" rel="noopener">
          {name}
          <NewTab />
        </a>
      ) : (
        name
      )}
      , {asOf}
    </span>
  )
}

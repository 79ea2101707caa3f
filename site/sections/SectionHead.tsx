import { type ReactNode } from 'react'
import { type Section } from '#content/section.ts'

/** A section's heading and introduction. */
export function SectionHead({ section, children }: { section: Section; children?: ReactNode }) {
  return (
    <div className="section-head">
      <h2>{section.title}</h2>
      {section.intro && <p>{section.intro}</p>}
      {children}
    </div>
  )
}

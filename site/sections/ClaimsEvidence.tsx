import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SourceLine } from './SourceLine.tsx'
import './figures.css'
import './claims-evidence.css'

interface ClaimsEvidenceProps {
  title: string
  intro: string
  figures: readonly { figure: string; text: string }[]
  source: { name: string; asOf: string }
  /** What the figures do not show; it stands right under them. */
  note: string
  problem: { title: string; text: string }
  solution: { title: string; text: string }
}

/** A study's figures with what they do and do not show, then the problem and the solution side by side. */
export function ClaimsEvidence({ title, intro, figures, source, note, problem, solution }: ClaimsEvidenceProps) {
  return (
    <section className="band" data-ground="band">
      <div className="wrap section">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <dl className="stats three">
          {figures.map(({ figure, text }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="evidence-note">
          {note} <SourceLine of={source} />
        </p>
        <div className="problem-solution">
          <Notice tone="bad" icon={<Icon of={TriangleAlert} />} title={problem.title} level={3}>
            <p>{problem.text}</p>
          </Notice>
          <Notice tone="good" icon={<Icon of={CircleCheck} />} title={solution.title} level={3}>
            <p>{solution.text}</p>
          </Notice>
        </div>
      </div>
    </section>
  )
}

import { type ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import './plain-head.css'

interface PlainHeadProps {
  title: string
  lede?: ReactNode
  trail: Crumb[]
}

/** The head of a page that is work: forms, legal texts, the index. */
export function PlainHead({ title, lede, trail }: PlainHeadProps) {
  return (
    <section className="plainhead">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1>{title}</h1>
        {lede && <p>{lede}</p>}
      </div>
    </section>
  )
}

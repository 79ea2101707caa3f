import { type ReactNode } from 'react'
import { agency, type HoursLine } from '#content/agency.ts'
import { call, mail } from '#content/action.ts'
import { ActionLink } from './ActionLink.tsx'
import { Hours } from './Hours.tsx'
import { PostalLines } from './PostalLines.tsx'

interface OfficeHelpProps {
  title: string
  text: ReactNode
  /** Which of the agency's schedules this page gives. */
  hours: { title: string; lines: readonly HoursLine[] }
}

/** How to reach the office: phone, e-mail, address, and the hours that this page gives. */
export function OfficeHelp({ title, text, hours }: OfficeHelpProps) {
  return (
    <section className="band">
      <div className="wrap section split">
        <div>
          <h2>{title}</h2>
          <p className="soft mt-3">{text}</p>
          <address className="mt-3 not-italic">
            <PostalLines inFull />
          </address>
          <div className="btns">
            <ActionLink action={call()} look="primary" />
            <ActionLink action={mail(agency.email, agency.email)} />
          </div>
        </div>
        <Hours title={hours.title} lines={hours.lines} />
      </div>
    </section>
  )
}

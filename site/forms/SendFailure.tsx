import { type Phone } from '#content/agency.ts'
import { type LeadFormState } from './use-lead-form.ts'
import './send-failure.css'

/** What went wrong on the way, beside the button, with another way to the office. */
export function SendFailure({ lead, phone }: { lead: LeadFormState; phone: Phone }) {
  if (lead.failed === undefined) return null
  return (
    <p className="send-failure">
      <strong>{lead.failed}</strong>{' '}
      <span>
        What you wrote is still here. You can also call{' '}
        <a className="link nowrap" href={phone.href}>
          {phone.display}
        </a>
        .
      </span>
    </p>
  )
}

import { type ReactNode } from 'react'
import { type Phone } from '#content/agency.ts'
import { leadFormWords as words } from '#content/words/lead-form.ts'
import { PhoneLink } from '#ui/PhoneLink.tsx'
import { Unloaded } from '#ui/Unloaded.tsx'
import { type LeadFormState } from './use-lead-form.ts'
import './send-failure.css'

interface SendFailureProps {
  lead: LeadFormState
  phone: Phone
  /** What can be done while the form's code is missing. */
  unloaded?: ReactNode
}

/** What went wrong on the way, beside the button, with another way to the office. */
export function SendFailure({ lead, phone, unloaded = words.unloaded }: SendFailureProps) {
  if (lead.failed === undefined) return <Unloaded phone={phone}>{unloaded}</Unloaded>
  return (
    <p className="send-failure">
      <strong>{lead.failed}</strong>{' '}
      <span>
        {words.callInstead} <PhoneLink phone={phone} />.
      </span>
    </p>
  )
}

import { type ComponentProps, type ReactNode } from 'react'
import { FaultSummary } from './FaultSummary.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { type LeadFormState } from './use-lead-form.ts'

interface LeadFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  lead: LeadFormState
  /** The path of the page that carries the form. */
  page: string
  /** The version of the consent texts shown, where the form has any. */
  consents?: string
  /** The form's heading; the summary of faults stands under it. */
  heading?: ReactNode
}

/** A real form, sent by the browser where there is no script: hidden fields, the summary of faults, the fields. */
export function LeadForm({ lead, page, consents, heading, children, ...form }: LeadFormProps) {
  return (
    <form {...form} {...lead.formProps}>
      <HiddenFields page={page} consents={consents} />
      {heading}
      <FaultSummary lead={lead} />
      {children}
    </form>
  )
}

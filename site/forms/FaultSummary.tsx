import { ProblemSummary } from '#ui/ProblemSummary.tsx'
import { type LeadFormState } from './use-lead-form.ts'

interface FaultSummaryProps {
  lead: LeadFormState
  onFollow?: (field: string) => void
}

/** The summary of the form's faults while there is one. */
export function FaultSummary({ lead: { summary }, onFollow }: FaultSummaryProps) {
  if (!summary) return null
  const { id, title, text, problems, takesFocus } = summary
  return <ProblemSummary key={id} {...{ title, text, problems, takesFocus, onFollow }} />
}

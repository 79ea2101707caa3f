import { floodFormWords as words } from '#content/words/flood-form.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { floodSteps } from './flood-steps.ts'
import { type FloodIntakeTexts } from './FloodIntakeDialog.tsx'
import { FloodStepFields } from './FloodStepFields.tsx'
import { LeadForm } from './LeadForm.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { SendFailure } from './SendFailure.tsx'
import { useDraft } from './use-draft.ts'
import { useLeadForm } from './use-lead-form.ts'
import './flood-intake.css'

type FloodIntakeFormProps = Omit<FloodIntakeTexts, 'id' | 'onePage' | 'received'> & { page: string }

/** All five steps as one form, for people without script and for those who like to see everything at once. */
export function FloodIntakeForm(props: FloodIntakeFormProps) {
  return (
    <IslandBoundary phone={props.phone}>
      <Form {...props} />
    </IslandBoundary>
  )
}

function Form({ page, zones, phone }: FloodIntakeFormProps) {
  const lead = useLeadForm({
    contract: floodIntake,
    failure: words.failure,
    explain: () => words.failure,
    onReceived: () => {
      keep()
      location.assign(floodIntake.received)
      return true
    },
  })
  const { keep } = useDraft({ form: lead.formProps.ref, contract: floodIntake })
  return (
    <div>
      <LeadForm lead={lead} page={page} className="flood-page" aria-label={words.title} onChange={() => keep()}>
        {floodSteps.map(({ title }, step) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            <FloodStepFields lead={lead} step={step} zones={zones} />
          </fieldset>
        ))}
        <p className="fine mb-4">{words.noCoverage}</p>
        <SubmitButton text={words.submit} pendingText={words.submitting} pending={lead.pending} />
        <SendFailure lead={lead} phone={phone} />
        <PrivacyNote>{words.use}</PrivacyNote>
      </LeadForm>
      <Toaster message={lead.message} />
    </div>
  )
}

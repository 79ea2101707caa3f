import { type Phone } from '#content/agency.ts'
import { quoteRequestFormWords as words } from '#content/words/quote-request-form.ts'
import { bondTypes, quoteRequestFor } from '#contracts/quote-request.ts'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { type Option } from '#ui/option.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { LeadForm } from './LeadForm.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { rememberRequest } from './remember-request.ts'
import { SendFailure } from './SendFailure.tsx'
import { useLeadForm } from './use-lead-form.ts'
import './quote-request.css'

interface QuoteRequestFormProps {
  /** The services one can ask a quote for. A single one is not asked about: the bonds page's side form. */
  lines: Option[]
  title: string
  /** What a request does not do; above the button. */
  cautions: string[]
  privacy: string
  phone: Phone
  /** The path of the page that carries the form. */
  page: `/${string}`
}

export function QuoteRequestForm(props: QuoteRequestFormProps) {
  return (
    <IslandBoundary phone={props.phone}>
      <Form {...props} />
    </IslandBoundary>
  )
}

function Form({ lines, title, cautions, privacy, phone, page }: QuoteRequestFormProps) {
  const contract = quoteRequestFor(lines)
  const lead = useLeadForm({
    contract,
    failure: { ...words.failure, serverSpeaks: true },
    onReceived: () => {
      rememberRequest('quote')
      location.assign(contract.received)
      return true
    },
  })
  const only = lines.length === 1 ? lines[0] : undefined
  return (
    <div>
      <LeadForm
        lead={lead}
        page={page}
        className="panel quote-request"
        aria-labelledby="quote-form-title"
        heading={<h3 id="quote-form-title">{title}</h3>}
      >
        <div className="row">
          <TextField {...lead.field('firstName')} label={words.firstName} autoComplete="given-name" required />
          <TextField {...lead.field('lastName')} label={words.lastName} autoComplete="family-name" required />
        </div>
        <div className="row">
          <TextField
            {...lead.field('email')}
            label={words.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <TextField
            {...lead.field('phone')}
            label={words.phone}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            required
          />
        </div>
        {only ? (
          <input type="hidden" name="insuranceType" defaultValue={only.value} />
        ) : (
          <SelectField
            {...lead.field('insuranceType')}
            label={words.insuranceType}
            options={lines}
            placeholder
            required
          />
        )}
        {only?.value === 'bonds' && <BondFields lead={lead} />}
        <TextArea {...lead.field('message')} label={words.message} rows={4} optional />
        {cautions.map((caution) => (
          <p className="fine caution" key={caution}>
            {caution}
          </p>
        ))}
        <SubmitButton text={words.send} pendingText={words.sending} pending={lead.pending} />
        <SendFailure lead={lead} phone={phone} />
        <PrivacyNote>{privacy}</PrivacyNote>
      </LeadForm>
      <Toaster message={lead.message} />
    </div>
  )
}

/** What a surety underwriter asks first; all of it can wait. */
function BondFields({ lead }: { lead: ReturnType<typeof useLeadForm> }) {
  return (
    <>
      <div className="row">
        <SelectField
          {...lead.field('bondType')}
          label={words.bondType}
          options={bondTypes}
          placeholder={words.notSureYet}
          optional
        />
        <TextField {...lead.field('bondAmount')} label={words.bondAmount} inputMode="decimal" optional />
      </div>
      <div className="row">
        <TextField {...lead.field('obligee')} label={words.obligee} help={words.obligeeHelp} optional />
        <TextField {...lead.field('dateNeeded')} label={words.dateNeeded} type="date" optional />
      </div>
    </>
  )
}

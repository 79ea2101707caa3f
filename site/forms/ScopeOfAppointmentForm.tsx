import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Phone } from '#content/agency.ts'
import {
  appointmentTypes,
  consents,
  medicareProducts,
  missingConsents,
  missingProduct,
  scopeOfAppointment,
} from '#contracts/scope-of-appointment.ts'
import { tickedValue } from '#contracts/contract.ts'
import { CheckField } from '#ui/CheckField.tsx'
import { Choice } from '#ui/Choice.tsx'
import { FieldError } from '#ui/FieldError.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { ConsentText } from './ConsentText.tsx'
import { explainScope } from './explain-scope.ts'
import { LeadForm } from './LeadForm.tsx'
import { ProductChoice } from './ProductChoice.tsx'
import { SendFailure } from './SendFailure.tsx'
import { useLeadForm } from './use-lead-form.ts'
import './scope-of-appointment.css'

export interface ScopeTexts {
  products: string
  zone: string
  specialNeeds: string
  solicitation: string
  sharing: string
  received: { title: string; text: string }
  definitions: Record<(typeof medicareProducts)[number]['name'], string>
  consents: { version: string; texts: Record<(typeof consents)[number], string> }
  /** The third-party-marketing sentence, or what stands for it while its counts are unknown. */
  disclosure: string
  phone: Phone
}

export function ScopeOfAppointmentForm(props: ScopeTexts) {
  return (
    <IslandBoundary phone={props.phone}>
      <Form {...props} />
    </IslandBoundary>
  )
}

function Form(texts: ScopeTexts) {
  const notice = useRef<HTMLDivElement>(null)
  const [received, setReceived] = useState(0)
  const lead = useLeadForm({
    contract: scopeOfAppointment,
    explain: explainScope,
    failure: {
      title: 'Submission Error',
      text: 'There was an error submitting your form. Please try again.',
    },
    onReceived: () => {
      lead.say('good', texts.received)
      setReceived((times) => times + 1)
      return false
    },
  })
  useEffect(() => {
    if (received > 0) notice.current?.focus()
  }, [received])
  const { field, box, faultOf } = lead
  const productFault = faultOf('medicareAdvantage')
  const consentFault = consents.map(faultOf).find((fault) => fault !== undefined)
  return (
    <div>
      {received > 0 && (
        <div className="scope-received" tabIndex={-1} ref={notice}>
          <Notice tone="good" icon={<Icon of={CircleCheck} />} title={texts.received.title}>
            <p>{texts.received.text}</p>
          </Notice>
        </div>
      )}
      <LeadForm
        lead={lead}
        page={scopeOfAppointment.page}
        consents={texts.consents.version}
        onChange={() => setReceived(0)}
        aria-label="Scope of Appointment"
      >
        <fieldset>
          <legend>Beneficiary Information</legend>
          <div className="row">
            <TextField {...field('beneficiaryName')} label="Full Name" autoComplete="name" required />
            <TextField
              {...field('beneficiaryPhone')}
              label="Phone Number"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              required
            />
          </div>
          <TextField
            {...field('beneficiaryEmail')}
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
          <div className="row">
            <TextField {...field('appointmentDate')} label="Preferred Appointment Date" type="date" required />
            <TextField {...field('appointmentTime')} label="Preferred Time" type="time" help={texts.zone} required />
          </div>
          <Choice
            {...field('appointmentType')}
            label="Meeting Type"
            options={appointmentTypes}
            chosen="in-person"
            columns="three"
          />
        </fieldset>
        <fieldset aria-describedby={productFault ? 'scope-products-error' : undefined}>
          <legend>Products to be Discussed</legend>
          <p className="soft">{texts.products}</p>
          {medicareProducts.map(({ name, label }) => (
            <ProductChoice
              key={name}
              {...box(name, { alsoCheck: ['medicareAdvantage'] })}
              label={label}
              definition={texts.definitions[name]}
              invalid={productFault !== undefined}
            >
              {name === 'otherProducts' && (
                <TextField {...field('otherProductsSpecify')} label="Which products?" data-asked-by={name} />
              )}
            </ProductChoice>
          ))}
          {productFault && <FieldError id="scope-products-error">{missingProduct}</FieldError>}
        </fieldset>
        <fieldset>
          <legend>Additional Information</legend>
          <TextArea
            {...field('specialNeeds')}
            label="Special needs for the meeting"
            rows={3}
            help={texts.specialNeeds}
            optional
          />
          <CheckField {...box('interpreterNeeded')} label="I need an interpreter" value={tickedValue} />
        </fieldset>
        <fieldset aria-describedby={consentFault ? 'scope-consents-error' : undefined}>
          <legend>Consent &amp; Agreement</legend>
          <div className={consentFault ? 'consents bad' : 'consents'}>
            {consents.map((name) => (
              <CheckField
                key={name}
                {...box(name)}
                label={<ConsentText text={texts.consents.texts[name]} />}
                value={tickedValue}
                invalid={faultOf(name) !== undefined}
              />
            ))}
          </div>
          {consentFault && <FieldError id="scope-consents-error">{missingConsents}</FieldError>}
          <div className="disclosure">
            <p>{texts.disclosure}</p>
            <p className="text-ink">
              <strong>{texts.solicitation}</strong> {texts.sharing}
            </p>
          </div>
          <SubmitButton text="Submit Appointment Request" pendingText="Submitting..." pending={lead.pending} />
          <SendFailure lead={lead} phone={texts.phone} />
        </fieldset>
      </LeadForm>
      <Toaster message={lead.message} />
    </div>
  )
}

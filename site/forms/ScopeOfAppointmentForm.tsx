import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Phone } from '#content/agency.ts'
import { scopeFormWords as words } from '#content/words/scope-form.ts'
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
    failure: words.failure,
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
        aria-label={words.title}
      >
        <fieldset>
          <legend>{words.beneficiary}</legend>
          <div className="row">
            <TextField {...field('beneficiaryName')} label={words.name} autoComplete="name" required />
            <TextField
              {...field('beneficiaryPhone')}
              label={words.phone}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              required
            />
          </div>
          <TextField
            {...field('beneficiaryEmail')}
            label={words.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
          <div className="row">
            <TextField {...field('appointmentDate')} label={words.date} type="date" required />
            <TextField {...field('appointmentTime')} label={words.time} type="time" help={texts.zone} required />
          </div>
          <Choice
            {...field('appointmentType')}
            label={words.meetingType}
            options={appointmentTypes}
            chosen="in-person"
            columns="three"
          />
        </fieldset>
        <fieldset aria-describedby={productFault ? 'scope-products-error' : undefined}>
          <legend>{words.products}</legend>
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
                <TextField {...field('otherProductsSpecify')} label={words.whichProducts} data-asked-by={name} />
              )}
            </ProductChoice>
          ))}
          {productFault && <FieldError id="scope-products-error">{missingProduct}</FieldError>}
        </fieldset>
        <fieldset>
          <legend>{words.more}</legend>
          <TextArea {...field('specialNeeds')} label={words.specialNeeds} rows={3} help={texts.specialNeeds} optional />
          <CheckField {...box('interpreterNeeded')} label={words.interpreter} value={tickedValue} />
        </fieldset>
        <fieldset aria-describedby={consentFault ? 'scope-consents-error' : undefined}>
          <legend>{words.consents}</legend>
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
          <SubmitButton text={words.submit} pendingText={words.submitting} pending={lead.pending} />
          <SendFailure lead={lead} phone={texts.phone} />
        </fieldset>
      </LeadForm>
      <Toaster message={lead.message} />
    </div>
  )
}

import { type Phone } from '#content/agency.ts'
import { contactFormWords as words } from '#content/words/contact-form.ts'
import { contactMessage, contactSubjects } from '#contracts/contact-message.ts'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
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

interface ContactFormProps {
  title: string
  /** What a message does not do; above the button. */
  caution: string
  privacy: string
  phone: Phone
}

const subjects = contactSubjects.map((subject) => ({ value: subject, label: subject }))

export function ContactForm(props: ContactFormProps) {
  return (
    <IslandBoundary phone={props.phone}>
      <Form {...props} />
    </IslandBoundary>
  )
}

function Form({ title, caution, privacy, phone }: ContactFormProps) {
  const lead = useLeadForm({
    contract: contactMessage,
    failure: { ...words.failure, serverSpeaks: true },
    onReceived: () => {
      rememberRequest('contact')
      location.assign(contactMessage.received)
      return true
    },
  })
  return (
    <div>
      <LeadForm
        lead={lead}
        page={contactMessage.page}
        className="panel"
        aria-labelledby="contact-form-title"
        heading={<h2 id="contact-form-title">{title}</h2>}
      >
        <div className="row">
          <TextField {...lead.field('name')} label={words.name} autoComplete="name" required />
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
        </div>
        <div className="row">
          <TextField {...lead.field('phone')} label={words.phone} type="tel" autoComplete="tel" inputMode="tel" />
          <SelectField
            {...lead.field('subject')}
            label={words.subject}
            options={subjects}
            placeholder={words.chooseSubject}
            required
          />
        </div>
        <TextArea {...lead.field('message')} label={words.message} rows={6} required />
        <p className="fine caution">{caution}</p>
        <SubmitButton text={words.send} pendingText={words.sending} pending={lead.pending} />
        <SendFailure lead={lead} phone={phone} />
        <PrivacyNote>{privacy}</PrivacyNote>
      </LeadForm>
      <Toaster message={lead.message} />
    </div>
  )
}

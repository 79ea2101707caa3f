import { CheckField } from '#ui/CheckField.tsx'
import { Choice } from '#ui/Choice.tsx'
import { ProblemSummary } from '#ui/ProblemSummary.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { StarPicker } from '#ui/StarPicker.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Unloaded } from '#ui/Unloaded.tsx'
import { type Example } from './example.ts'

/** The parts of a form: plain, with help, optional, chosen, wrong and waiting. */
export const formExamples: Example[] = [
  { parts: ['TextField', 'Field', 'FieldError'], Example: TextFields },
  { parts: ['TextArea', 'SelectField'], Example: OtherFields },
  { parts: ['Choice', 'FieldGroup'], Example: Choices },
  { parts: ['CheckField', 'StarPicker'], Example: Marks },
  { parts: ['ProblemSummary'], Example: Problems },
  { parts: ['SubmitButton'], Example: Buttons },
  { parts: ['Unloaded'], Example: UnloadedParts },
]

function TextFields() {
  return (
    <>
      <TextField id="plain" label="Name" autoComplete="off" />
      <TextField id="helped" label="Email" optional help="We answer to this address." defaultValue="jo@home.example" />
      <TextField id="wrong" label="Phone" error="Enter a phone number with its area code" defaultValue="555" />
    </>
  )
}

const subjects = ['General Inquiry', 'Claims Support', 'Billing Inquiry'].map((label) => ({ value: label, label }))

function OtherFields() {
  return (
    <>
      <SelectField id="subject" label="Subject" options={subjects} placeholder="Choose a subject" />
      <SelectField id="subject-wrong" label="Subject" options={subjects} error="Choose a subject" placeholder />
      <TextArea id="message" label="Message" rows={4} error="Write your message" />
    </>
  )
}

const ways = [
  { value: 'phone', label: 'By phone', detail: 'In office hours' },
  { value: 'email', label: 'By email' },
]

function Choices() {
  return (
    <>
      <Choice id="way" name="way" label="How should we reach you?" options={ways} chosen="phone" columns="two" />
      <Choice id="way-wrong" name="way-wrong" label="And if not?" options={ways} error="Choose one" />
    </>
  )
}

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

function Marks() {
  return (
    <>
      <CheckField id="unticked" label="You may call me at this number." />
      <CheckField id="ticked" label="I have read this." defaultChecked />
      <CheckField id="missed" label="I agree to be contacted." invalid />
      <StarPicker id="rating" name="rating" label="Rating" words={words} chosen={4} />
    </>
  )
}

function Problems() {
  const problems = [
    { field: 'wrong', message: 'Enter a phone number with its area code', fixed: false },
    { field: 'message', message: 'Write your message', fixed: true },
  ]
  return <ProblemSummary title="There are 2 things to fix" problems={problems} takesFocus={false} />
}

function Buttons() {
  return (
    <div className="btns">
      <SubmitButton text="Send Message" pendingText="Sending…" pending={false} />
      <SubmitButton text="Send Message" pendingText="Sending…" pending />
    </div>
  )
}

function UnloadedParts() {
  return (
    <div data-unloaded="">
      <Unloaded phone={{ display: '555', href: '/parts' }} />
    </div>
  )
}

import { type ComponentProps } from 'react'
import { type AnyContract, type FieldDescription } from '#contracts/contract.ts'
import { Choice } from '#ui/Choice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type LeadFormState } from './use-lead-form.ts'

interface ContractFieldProps {
  lead: LeadFormState
  contract: AnyContract
  name: string
  autoComplete?: string | undefined
  help?: string | undefined
  /** Browser-level required, where the specification has it. */
  required?: boolean
  /** Half a row: a choice is a select. */
  narrow?: boolean
}

/** At most this many answers stand side by side; more are a select. */
const sideBySide = 4

/** A field as its contract describes it: what it is called, how it is asked, what it holds at first. */
export function ContractField({
  lead,
  contract,
  name,
  autoComplete,
  help,
  required = false,
  narrow = false,
}: ContractFieldProps) {
  const described = contract.fields[name]
  if (!described) throw new Error(`The contract has no field "${name}"`)
  const { label, ask } = described
  const unset = contract.defaults[name]
  const optional = described.optional === true && unset === ''
  const shared = { ...lead.field(name), label, optional, required, autoComplete, help }
  if (ask === 'text') return <TextArea {...shared} rows={4} />
  if (ask !== 'choice') return <TextField {...shared} {...keyboards[ask]} />
  const options = optionsOf(described)
  if (narrow || options.length > sideBySide || unset === '')
    return <SelectField {...shared} options={options} placeholder={unset === ''} />
  return (
    <Choice
      {...shared}
      options={options.map(splitDetail)}
      chosen={String(unset)}
      columns={options.length === 3 ? 'three' : 'two'}
    />
  )
}

type Keyboard = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>

const keyboards: Record<Exclude<FieldDescription['ask'], 'text' | 'choice'>, Keyboard> = {
  line: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  box: {},
}

function optionsOf({ choices = [] }: FieldDescription) {
  return choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice))
}

/** “Emergency: closing within 7 days” in two lines, each with its capital. */
function splitDetail({ value, label }: { value: string; label: string }) {
  const [short = label, detail] = label.split(': ')
  return { value, label: short, ...(detail ? { detail: detail.charAt(0).toUpperCase() + detail.slice(1) } : {}) }
}

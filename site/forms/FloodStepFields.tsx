import { floodIntake } from '#contracts/flood-intake.ts'
import { TextField } from '#ui/TextField.tsx'
import { ContractField } from './ContractField.tsx'
import { autofill, type FloodField, floodSteps, help, requiredFields } from './flood-steps.ts'
import { ZoneKey, type ZoneRow } from './ZoneKey.tsx'
import { type LeadFormState } from './use-lead-form.ts'

interface FloodStepFieldsProps {
  lead: LeadFormState
  /** From 0. */
  step: number
  zones: ZoneRow[]
}

/** The fields of one step in their groups. */
export function FloodStepFields({ lead, step, zones }: FloodStepFieldsProps) {
  const { intro, groups } = floodSteps[step] ?? { groups: [] }
  return (
    <>
      {intro && <p className="soft mb-5">{intro}</p>}
      {groups.map(({ title, rows }) => (
        <div className="stepgroup" key={rows.join()}>
          {title && <h3>{title}</h3>}
          {rows.map((row) => (
            <div className={row.length > 1 ? 'row' : undefined} key={row.join()}>
              {row.map((name) => (
                <FloodControl key={name} name={name} lead={lead} sharesRow={row.length > 1} />
              ))}
              {row.includes('currentFloodZone') && <ZoneKey zones={zones} />}
            </div>
          ))}
        </div>
      ))}
    </>
  )
}

function FloodControl({ lead, name, sharesRow }: { lead: LeadFormState; name: FloodField; sharesRow: boolean }) {
  const { label } = floodIntake.fields[name]
  const required = requiredFields.includes(name)
  // The agency writes in one state: shown, sent, and not to be changed.
  if (name === 'propertyState')
    return <TextField {...lead.field(name)} label={label} defaultValue={floodIntake.defaults[name]} readOnly />
  // A text field with a numeric keypad: no wheel and no arrow key changes it, and a pasted space does not push a digit out.
  if (name === 'yearBuilt')
    return <TextField {...lead.field(name)} label={label} inputMode="numeric" autoComplete="off" optional />
  const shared = { autoComplete: autofill[name], help: help[name], required, narrow: sharesRow }
  return <ContractField lead={lead} contract={floodIntake} name={name} {...shared} />
}

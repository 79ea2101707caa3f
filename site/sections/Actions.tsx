import { type Action } from '#content/action.ts'
import { type Section } from '#content/section.ts'
import { ActionLink } from './ActionLink.tsx'

interface ActionsProps {
  of: Action[]
  on: NonNullable<Section['ground']>
  /** Where quoting is what the section is for, its button is the gold one. */
  gold?: boolean
}

/** The buttons of a section. One gold button a view: elsewhere the quote button is the quiet one. */
export function Actions({ of: actions, on, gold = false }: ActionsProps) {
  if (actions.length === 0) return null
  const plain = on === 'dark' ? 'ghost' : 'line'
  const quote = gold ? 'quote' : 'quote quiet'
  return (
    <div className="btns">
      {actions.map((action) => (
        <ActionLink
          key={`${action.kind} ${action.text ?? ''}`}
          action={action}
          look={action.kind === 'portal' ? quote : plain}
          quietQuote={!gold}
        />
      ))}
    </div>
  )
}

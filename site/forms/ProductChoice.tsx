import { Info } from 'lucide-react'
import { type ComponentProps, type ReactNode } from 'react'
import { scopeFormWords as words } from '#content/words/scope-form.ts'
import { tickedValue } from '#contracts/contract.ts'
import { Icon } from '#ui/Icon.tsx'

interface ProductChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  id: string
  label: string
  definition: string
  invalid: boolean
  /** What is asked once the box is ticked. */
  children?: ReactNode
}

/** A product to talk about, with what it is one tap away. */
export function ProductChoice(props: ProductChoiceProps) {
  const { id, label, definition, invalid, children, ...input } = props
  return (
    <div className="product">
      <label htmlFor={id}>
        <input id={id} type="checkbox" value={tickedValue} {...input} {...(invalid ? { 'aria-invalid': true } : {})} />
        <b>{label}</b>
      </label>
      <details>
        <summary>
          <Icon of={Info} />
          {` ${words.whatIsThis}`}
        </summary>
        <p>{definition}</p>
      </details>
      {children}
    </div>
  )
}

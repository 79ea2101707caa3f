import { Star } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent } from 'react'
import { FieldGroup } from './FieldGroup.tsx'
import { type FieldTexts } from './form-control.ts'
import { Icon } from './Icon.tsx'
import './stars.css'

interface Rating {
  /** The word for one star, two stars … */
  words: readonly string[]
  chosen: number
}
type StarPickerProps = FieldTexts &
  Rating &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'defaultChecked'>

/** A radio group drawn as stars: works by arrow keys, without script and without a mouse. */
export function StarPicker(props: StarPickerProps) {
  const { id, label, help, error, optional = false, words, chosen, ...input } = props
  return (
    <FieldGroup {...{ id, label, help, error, optional }}>
      <div className="star-pick">
        <div>
          {words.map((word, index) => (
            <label key={word}>
              <input
                {...input}
                type="radio"
                value={index + 1}
                defaultChecked={index + 1 === chosen}
                aria-label={`${index + 1} ${word}`}
                onKeyDown={keepEnter}
              />
              <Icon of={Star} />
            </label>
          ))}
        </div>
        <b aria-hidden="true">
          {words.map((word, index) => (
            <span key={word} data-rating={index + 1}>{`${index + 1} ${word}`}</span>
          ))}
        </b>
      </div>
    </FieldGroup>
  )
}

// In a radio button Enter sends the form; on a star nobody means that.
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

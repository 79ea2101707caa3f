import { type ComponentProps } from 'react'

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'children'> {
  text: string
  /** Stands in while the form is on its way. */
  pendingText: string
  pending: boolean
}

export function SubmitButton({
  text,
  pendingText,
  pending,
  className = 'btn primary lg',
  ...button
}: SubmitButtonProps) {
  return (
    <button {...button} type="submit" className={className} disabled={pending}>
      <span>{pending ? pendingText : text}</span>
    </button>
  )
}

import { CircleAlert } from 'lucide-react'
import { Icon } from './Icon.tsx'

/** Icon and sentence under a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="err" id={id}>
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}

import { Info } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'

interface ImportantNoticeProps {
  title: string
  text: string
  leaveOut: string
}

/** Why the Scope of Appointment form exists, and what to leave out of it. */
export function ImportantNotice({ title, text, leaveOut }: ImportantNoticeProps) {
  return (
    <Notice tone="info" title={title} icon={<Icon of={Info} />}>
      <p>{text}</p>
      <p>
        <strong>{leaveOut}</strong>
      </p>
    </Notice>
  )
}

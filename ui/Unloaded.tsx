import { type ReactNode } from 'react'
import { PhoneLink } from './PhoneLink.tsx'
import { words } from './words.ts'
import './unloaded.css'

interface UnloadedProps {
  /** What people can call instead. */
  phone: { display: string; href: string }
  /** What can be done here without the code; ends before “or call”. */
  children?: ReactNode
}

/** Stands hidden in an island's HTML. Where the island's code does not come, `site/client-directives` shows it. */
export function Unloaded({ phone, children = words.unloaded.reload }: UnloadedProps) {
  return (
    <p className="unloaded" role="alert">
      <strong>{words.unloaded.title}</strong>{' '}
      <span>
        {children}
        {words.unloaded.call} <PhoneLink phone={phone} />
        {words.unloaded.after}
      </span>
    </p>
  )
}

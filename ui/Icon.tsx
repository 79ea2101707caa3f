import { type LucideIcon } from 'lucide-react'

/** A decorative icon at the size of the text around it; what it means is said in words beside it. */
export function Icon({ of: Glyph, className = '' }: { of: LucideIcon; className?: string }) {
  return (
    <Glyph
      className={`icon ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
      width={undefined}
      height={undefined}
    />
  )
}

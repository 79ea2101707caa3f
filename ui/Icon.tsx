import { type LucideIcon } from 'lucide-react'

// What the stylesheet says for all icons need not stand on each of the ninety of a page.
const inStylesheet = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
}

/** A decorative icon at the size of the text around it; what it means is said in words beside it. */
export function Icon({ of: Glyph, className = '' }: { of: LucideIcon; className?: string }) {
  return <Glyph className={`icon ${className}`.trim()} aria-hidden="true" {...inStylesheet} />
}

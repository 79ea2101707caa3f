import { icons, type LucideIcon } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'

const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())

/** An icon by the kebab-case name that content gives it. For sections rendered at build: an island would ship every icon. */
export function NamedIcon({ name }: { name: string }) {
  const glyph = (icons as Record<string, LucideIcon | undefined>)[pascal(name)]
  if (!glyph) throw new Error(`No lucide icon is called "${name}"`)
  return <Icon of={glyph} />
}

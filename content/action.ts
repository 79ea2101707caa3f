import * as z from 'zod'

/** What a button, door or link does. One kind, one component (`site/sections/ActionLink.tsx`). */
export const action = z.discriminatedUnion('kind', [
  /** Opens the page's quote dialog, which holds the link to `/get-quote`. */
  z.object({ kind: z.literal('quote'), text: z.string() }),
  /** Opens the external quote portal in a new tab. */
  z.object({ kind: z.literal('portal'), text: z.string() }),
  /** Dials the office, or the Medicare line with its extension. */
  z.object({ kind: z.literal('call'), text: z.string().optional(), line: z.enum(['office', 'medicare']).optional() }),
  /** Writes to a mailbox of `agency.ts`. */
  z.object({ kind: z.literal('mail'), text: z.string(), to: z.email() }),
  /** Leaves for another site, or another page of ours, in a new tab. */
  z.object({ kind: z.literal('tab'), text: z.string(), href: z.string() }),
  /** Goes to a page of this site. */
  z.object({ kind: z.literal('page'), text: z.string(), href: z.string().startsWith('/') }),
  /** Goes to a section of the same page. */
  z.object({ kind: z.literal('scroll'), text: z.string(), to: z.string().startsWith('#') }),
  /** Opens a dialog of the same page by its id. */
  z.object({ kind: z.literal('dialog'), text: z.string(), opens: z.string() }),
])
export type Action = z.infer<typeof action>

export function quote(text = 'Get Quote'): Action {
  return { kind: 'quote', text }
}
export function portal(text: string): Action {
  return { kind: 'portal', text }
}
export function call(text?: string, line?: 'office' | 'medicare'): Action {
  return { kind: 'call', ...(text && { text }), ...(line && { line }) }
}
export function mail(text: string, to: string): Action {
  return { kind: 'mail', text, to }
}
export function newTab(text: string, href: string): Action {
  return { kind: 'tab', text, href }
}
export function toPage(text: string, href: `/${string}`): Action {
  return { kind: 'page', text, href }
}
export function scrollTo(text: string, to: `#${string}`): Action {
  return { kind: 'scroll', text, to }
}
export function openDialog(text: string, opens: string): Action {
  return { kind: 'dialog', text, opens }
}

import * as z from 'zod'
import { action } from './action.ts'
import { section } from './section.ts'

/** The groups of the services menu, in its order. */
export const serviceGroups = {
  household: { title: 'You and your household', blurb: 'The roof, the car, the people, the dog.' },
  business: { title: 'Business and land', blurb: 'What you build, grow, promise and invent.' },
  journeys: { title: 'On the move, and big days', blurb: 'For the road, and for the days you plan a year ahead.' },
} as const

/** One service page, as its file in `content/services` writes it; the file name is the address. */
const service = z.object({
  /** The name in menus and cards, e.g. “Farm & Ranch”. */
  name: z.string(),
  group: z.enum(Object.keys(serviceGroups) as [keyof typeof serviceGroups, ...(keyof typeof serviceGroups)[]]),
  /** Place within the menu's group. */
  order: z.number().int(),
  icon: z.string(),
  /** One line under the name in the menu, at most 36 characters. */
  line: z.string().max(36),
  /** For search engines: title before the agency's name, description of 70 to 165 characters, keywords. */
  meta: z.object({ title: z.string(), description: z.string().min(70).max(165), keywords: z.array(z.string()).min(3) }),
  /** The home page's card: six main ones and seven further ones; `bonds` has none. */
  card: z
    .object({
      kind: z.enum(['main', 'further']),
      order: z.number().int(),
      text: z.string(),
      bullets: z.tuple([z.string(), z.string(), z.string()]),
    })
    .optional(),
  /** The page's head: heading, lede, at most two buttons. The first quote button is the page's one gold button. */
  hero: z.object({ title: z.string(), lede: z.string(), actions: z.array(action).max(3) }),
  /** Whether the page's quote dialog opens the external form by itself; off on SR22. */
  quoteOpensTab: z.boolean().default(true),
  sections: z.array(section),
})
export type ServiceData = z.input<typeof service>
export type Service = z.infer<typeof service> & { slug: string; href: `/services/${string}` }

/** Checks a service where it is written. Throws at build with the path of what is wrong. */
export function defineService(data: ServiceData): z.infer<typeof service> {
  return service.parse(data)
}

/** Whether the head has the page's gold button; the header's is then the quiet one. */
export function quotesInHead({ hero }: Pick<Service, 'hero'>): boolean {
  return hero.actions.some(({ kind }) => kind === 'quote' || kind === 'portal')
}

/** Whether the page has a button that opens its quote dialog. */
export function asksForQuote({ hero, sections }: Pick<Service, 'hero' | 'sections'>): boolean {
  const inSections = sections.flatMap((part) => [
    ...(part.actions ?? []),
    ...(part.kind === 'profile' ? (part.doors ?? []).map((door) => door.action) : []),
  ])
  return [...hero.actions, ...inSections].some(({ kind }) => kind === 'quote')
}

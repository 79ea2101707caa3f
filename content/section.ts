import * as z from 'zod'
import { action } from './action.ts'

// The kinds of section that a service page is made of. Each has one React section of the same name in `site/sections`.

/** A lucide icon by its kebab-case name; the build stops on an unknown one. */
const icon = z.string().regex(/^[a-z][a-z0-9-]*$/)
const titled = z.object({ title: z.string(), text: z.string() })

/** Shared by every section: an anchor, the ground it stands on, heading and introduction. */
const base = {
  id: z.string().optional(),
  ground: z.enum(['plain', 'band', 'dark']).optional(),
  title: z.string(),
  intro: z.string().optional(),
  actions: z.array(action).optional(),
}

/** A figure that the specification does not fix needs where it comes from and when. */
const source = z.object({ name: z.string(), asOf: z.string(), href: z.url().optional() })

/** An episode of the podcast by its name in `agency.embeds.podcast`. */
const episode = z.enum(['turning65', 'birthdayRule', 'indemnity'])

export const section = z.discriminatedUnion('kind', [
  /** Heading at the left, paragraphs at the right, and perhaps three short points under them. */
  z.object({
    kind: z.literal('statement'),
    ...base,
    text: z.array(z.string()),
    points: z.array(titled).optional(),
    source: source.optional(),
  }),
  /** Coverage as columns under a heavy rule, rows aligned across. */
  z.object({
    kind: z.literal('covers'),
    ...base,
    items: z.array(
      z.object({
        title: z.string(),
        icon,
        text: z.string(),
        covers: z.array(z.string()),
        /** The limits it is sold with, where they are what people compare. */
        limits: z.string().optional(),
        note: z.string().optional(),
      }),
    ),
  }),
  /** Small tiles: an icon, a name, perhaps a line. */
  z.object({
    kind: z.literal('tiles'),
    ...base,
    items: z.array(z.object({ title: z.string(), icon, text: z.string().optional() })),
  }),
  /** Numbers that matter, each with what it counts. `source` names where an unspecified one comes from. */
  z.object({
    kind: z.literal('figures'),
    ...base,
    items: z.array(z.object({ figure: z.string(), text: z.string(), source: source.optional() })),
  }),
  z.object({
    kind: z.literal('notice'),
    ...base,
    tone: z.enum(['warn', 'info', 'bad', 'good']),
    icon,
    text: z.array(z.string()),
  }),
  /** A comparison or a table: the first column is a row header. Wide ones turn into blocks on a phone; short two-column ones stay. */
  z.object({
    kind: z.literal('table'),
    ...base,
    columns: z.array(z.string()).min(2),
    rows: z.array(z.array(z.string()).min(2)),
    /** The values are amounts: set right, figure under figure, and a table on every screen. */
    amounts: z.boolean().optional(),
    /** A sentence under the table: how to read it, where it comes from. */
    note: z.string().optional(),
    source: source.optional(),
  }),
  /** Numbered steps in time order. */
  z.object({ kind: z.literal('steps'), ...base, items: z.array(titled) }),
  /** Reasons, guidance, parts of a whole: a ruled list or three columns. */
  z.object({
    kind: z.literal('list'),
    ...base,
    look: z.enum(['ruled', 'trio']),
    items: z.array(z.object({ title: z.string(), text: z.string().optional() })),
  }),
  /** What to bring or to have at hand, with boxes to tick on paper. */
  z.object({ kind: z.literal('checklist'), ...base, items: z.array(z.string()) }),
  z.object({
    kind: z.literal('questions'),
    ...base,
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  /** A person of the office: portrait, what they do, and doors to reach them. */
  z.object({
    kind: z.literal('profile'),
    ...base,
    person: z.enum(['owner', 'medicare', 'flood', 'sr22']),
    text: z.array(z.string()),
    lists: z.array(z.object({ title: z.string(), items: z.array(z.string()) })).optional(),
    doors: z.array(z.object({ action, icon, text: z.string() })).optional(),
  }),
  /** Podcast episodes by their names in `agency.embeds.podcast`; a player loads only when pressed. */
  z.object({
    kind: z.literal('podcast'),
    ...base,
    episodes: z.array(episode),
  }),
  /** An external tool in a frame, as tall as `agency.embeds` says. */
  z.object({
    kind: z.literal('frame'),
    ...base,
    embed: z.enum(['riskAnalyzer']),
    text: z.array(z.string()).optional(),
  }),
  /** Names in groups, pleasant to scan and found by the browser's search. */
  z.object({
    kind: z.literal('industries'),
    ...base,
    groups: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
  }),
  /** A calculator, a form or another part that a page places by name. */
  z.object({
    kind: z.literal('place'),
    ...base,
    part: z.enum([
      'retirement-calculator',
      'ip-calculator',
      'bond-request',
      'medicare-disclosure',
      'medicare-video',
      'medicare-parts',
      'medicare-year',
      'birthday-rule',
      'flood-zones',
      'soa-questions',
    ]),
    /** Podcast episodes that the part shows beside its own content. */
    episodes: z.array(episode).optional(),
  }),
  /** The end of a page: a sentence and buttons. */
  z.object({ kind: z.literal('call-to-action'), ...base, text: z.string().optional() }),
])
export type Section = z.infer<typeof section>
/** One for any page: places bring the styles of forms and calculators, podcasts a script, and both are the service pages' own. */
export type PlainSection = Exclude<Section, { kind: 'place' | 'podcast' }>
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>

import { groundLine } from './canvas.ts'
import { type EmblemName } from './emblems.ts'
import { type GroundName } from './ground.ts'
import { type PaletteName } from './palettes.ts'
import { type Point } from './path.ts'
import { type RangeName } from './ranges.ts'
import { type SkyStyle } from './sky.ts'

/** One view of the range: everything `drawScene` needs to draw it the same way each time. */
export interface View {
  seed: number
  palette: PaletteName
  range: RangeName
  sky: SkyStyle
  /** Left out, rings and rays are drawn around `at`. */
  sun?: readonly [x: number, y: number, radius: number]
  emblem?: EmblemName
  /** Where the emblem stands, and where narrow frames look. */
  at?: Point
  emblemScale?: number
  /** The middle of rings, rays and pass where there is no sun. */
  center?: Point
  ground?: GroundName
  /** Where the ground drawing lies, when not under `at`. */
  groundAt?: number
  clouds?: readonly (readonly [x: number, y: number, scale: number])[]
}

export const serviceViews = {
  personal: {
    seed: 11,
    palette: 'dusk',
    range: 'high',
    sun: [-250, 128, 40],
    sky: 'bands',
    emblem: 'house',
    at: [158, groundLine],
  },
  commercial: {
    seed: 18,
    palette: 'morning',
    range: 'wide',
    sun: [30, 122, 38],
    sky: 'rings',
    emblem: 'storefronts',
    at: [120, groundLine + 2],
  },
  'farm-ranch': {
    seed: 25,
    palette: 'harvest',
    range: 'low',
    sun: [26, 96, 42],
    sky: 'rings',
    emblem: 'barn',
    at: [150, groundLine + 4],
    ground: 'furrows',
  },
  'life-health': {
    seed: 32,
    palette: 'spring',
    range: 'wide',
    sun: [-30, 100, 36],
    sky: 'bands',
    emblem: 'heartTree',
    at: [140, groundLine + 2],
  },
  medicare: {
    seed: 39,
    palette: 'sunrise',
    range: 'gap',
    sun: [128, 218, 76],
    sky: 'rays',
    at: [128, groundLine],
    ground: 'path',
  },
  travel: {
    seed: 46,
    palette: 'azure',
    range: 'high',
    sun: [258, 116, 30],
    sky: 'bands',
    emblem: 'plane',
    at: [150, 64],
    clouds: [
      [-300, 134, 0.9],
      [190, 176, 1],
      [520, 120, 1.2],
      [-900, 140, 1.3],
      [1000, 140, 1],
    ],
  },
  flood: {
    seed: 53,
    palette: 'storm',
    range: 'wide',
    sun: [96, 108, 38],
    sky: 'bands',
    emblem: 'cabin',
    at: [226, 310],
    emblemScale: 0.78,
    ground: 'river',
    groundAt: -30,
    clouds: [
      [112, 132, 0.9],
      [206, 74, 1.1],
      [560, 96, 1.2],
    ],
  },
  pet: {
    seed: 60,
    palette: 'meadow',
    range: 'low',
    sun: [24, 108, 44],
    sky: 'rings',
    emblem: 'dog',
    at: [176, groundLine - 2],
  },
  recreational: {
    seed: 67,
    palette: 'night',
    range: 'high',
    sun: [214, 84, 30],
    sky: 'stars',
    emblem: 'camper',
    at: [130, groundLine],
  },
  bonds: { seed: 74, palette: 'bronze', range: 'low', sky: 'rings', emblem: 'seal', at: [96, 116], center: [96, 116] },
  jewelry: {
    seed: 81,
    palette: 'twilight',
    range: 'gap',
    sky: 'stars',
    emblem: 'gem',
    at: [128, 288],
    center: [128, 190],
  },
  wedding: {
    seed: 88,
    palette: 'rose',
    range: 'gap',
    sun: [128, 226, 42],
    sky: 'rings',
    emblem: 'arch',
    at: [128, groundLine],
    emblemScale: 1.12,
  },
  sr22: {
    seed: 95,
    palette: 'sunset',
    range: 'low',
    sun: [-120, 194, 66],
    sky: 'bands',
    emblem: 'routeShield',
    at: [148, groundLine + 12],
    ground: 'road',
    groundAt: -70,
  },
  'ip-insurance': { seed: 102, palette: 'lamplight', range: 'high', sky: 'bands', emblem: 'bulb', at: [178, 216] },
} as const satisfies Record<string, View>

export type ServiceViewName = keyof typeof serviceViews

/** Heads of the pages that are no service, and the frames that show a view of their own. */
export const pageViews = {
  home: serviceViews.personal,
  about: { seed: 5, palette: 'azure', range: 'wide', sky: 'bands', sun: [150, 112, 40] },
  contact: { seed: 47, palette: 'spring', range: 'high', sky: 'bands', sun: [210, 108, 38] },
  testimonials: { seed: 61, palette: 'spring', range: 'wide', sky: 'bands', sun: [60, 118, 40] },
  'testimonials-empty': { seed: 61, palette: 'spring', range: 'wide', sky: 'bands', sun: [-30, 120, 40] },
  quote: { seed: 71, palette: 'morning', range: 'high', sky: 'bands', sun: [180, 120, 40] },
  'quote-panel': { ...serviceViews.personal, sun: [-10, 112, 38] },
  'quote-success': { seed: 13, palette: 'harvest', range: 'wide', sky: 'rings', sun: [120, 120, 42] },
  'flood-professionals': { ...serviceViews.flood, seed: 54 },
  'risk-management': { seed: 83, palette: 'storm', range: 'high', sky: 'bands', sun: [170, 110, 38] },
  'thank-you': { seed: 23, palette: 'dusk', range: 'wide', sky: 'rings', sun: [110, 128, 42] },
  'document-confirmation': { seed: 31, palette: 'meadow', range: 'low', sky: 'rings', sun: [120, 124, 42] },
  'not-found': { seed: 97, palette: 'night', range: 'wide', sky: 'stars', sun: [150, 84, 30] },
} as const satisfies Record<string, View>

export type PageViewName = keyof typeof pageViews
export type ViewName = ServiceViewName | PageViewName

export function findView(name: ViewName): View {
  return { ...serviceViews, ...pageViews }[name]
}

/** The view of a service page: its own where one is drawn, else the home page's. */
export function viewOfService(slug: string): ViewName {
  return slug in serviceViews ? (slug as ServiceViewName) : 'home'
}

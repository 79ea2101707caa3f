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
  /** Where the first bird of a small flock flies. */
  birds?: Point
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
    emblem: 'walkers',
    at: [128, groundLine],
    ground: 'path',
  },
  travel: {
    seed: 46,
    palette: 'azure',
    range: 'high',
    sun: [262, 140, 30],
    sky: 'bands',
    emblem: 'plane',
    at: [180, 60],
    clouds: [
      [-300, 134, 0.9],
      [196, 194, 1],
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
    at: [128, groundLine + 10],
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
  about: {
    seed: 5,
    palette: 'harvest',
    range: 'wide',
    sky: 'bands',
    sun: [30, 120, 40],
    emblem: 'windpump',
    at: [150, groundLine],
    birds: [236, 96],
  },
  contact: {
    seed: 47,
    palette: 'spring',
    range: 'high',
    sky: 'bands',
    sun: [236, 104, 38],
    emblem: 'mailbox',
    at: [130, groundLine + 4],
  },
  testimonials: {
    seed: 61,
    palette: 'sunrise',
    range: 'low',
    sky: 'bands',
    sun: [96, 150, 52],
    emblem: 'neighbors',
    at: [96, groundLine + 6],
  },
  'testimonials-empty': { seed: 62, palette: 'sunrise', range: 'low', sky: 'bands', sun: [-30, 150, 52] },
  quote: {
    seed: 71,
    palette: 'morning',
    range: 'high',
    sky: 'bands',
    sun: [-220, 130, 40],
    emblem: 'pickup',
    at: [130, groundLine + 6],
  },
  'quote-panel': { ...serviceViews.personal, sun: [-10, 112, 38] },
  'quote-success': {
    seed: 13,
    palette: 'rose',
    range: 'high',
    sky: 'bands',
    sun: [-250, 128, 40],
    emblem: 'house',
    at: [150, groundLine],
  },
  'flood-professionals': {
    seed: 54,
    palette: 'azure',
    range: 'gap',
    sky: 'bands',
    sun: [60, 120, 36],
    emblem: 'houseForSale',
    at: [232, 310],
    emblemScale: 0.78,
    ground: 'river',
    groundAt: -60,
    clouds: [
      [84, 142, 0.9],
      [300, 96, 1.1],
    ],
  },
  'risk-management': {
    seed: 83,
    palette: 'storm',
    range: 'high',
    sky: 'bands',
    sun: [244, 116, 34],
    emblem: 'lookout',
    at: [140, groundLine],
    clouds: [
      [214, 148, 1],
      [560, 96, 1.2],
    ],
  },
  'thank-you': { seed: 23, palette: 'dusk', range: 'wide', sky: 'rings', sun: [110, 128, 42], birds: [196, 112] },
  'document-confirmation': {
    seed: 31,
    palette: 'meadow',
    range: 'low',
    sky: 'rings',
    sun: [120, 124, 42],
    birds: [-20, 104],
  },
  'not-found': {
    seed: 97,
    palette: 'night',
    range: 'wide',
    sky: 'stars',
    sun: [214, 84, 30],
    emblem: 'signpost',
    at: [130, groundLine],
  },
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

export const viewNames = [...Object.keys(serviceViews), ...Object.keys(pageViews)] as ViewName[]

import { drawArch } from './emblems/arch.ts'
import { drawBarn } from './emblems/barn.ts'
import { drawBulb } from './emblems/bulb.ts'
import { drawCamper } from './emblems/camper.ts'
import { drawDog } from './emblems/dog.ts'
import { drawGem } from './emblems/gem.ts'
import { drawHeartTree } from './emblems/heart-tree.ts'
import { drawCabin, drawHouse } from './emblems/house.ts'
import { drawPlane } from './emblems/plane.ts'
import { drawRouteShield } from './emblems/route-shield.ts'
import { drawSeal } from './emblems/seal.ts'
import { drawStorefronts } from './emblems/storefronts.ts'
import { type Palette } from './palettes.ts'

export interface Emblem {
  /** Draws around the origin it stands on; up is negative. */
  draw: (palette: Palette) => string
  /** In the sky behind the foothills, in the pass behind the meadow, or on the meadow. */
  layer: 'sky' | 'pass' | 'meadow'
}

export const emblems = {
  house: { draw: drawHouse, layer: 'meadow' },
  cabin: { draw: drawCabin, layer: 'meadow' },
  storefronts: { draw: drawStorefronts, layer: 'meadow' },
  barn: { draw: drawBarn, layer: 'meadow' },
  heartTree: { draw: drawHeartTree, layer: 'meadow' },
  plane: { draw: drawPlane, layer: 'sky' },
  dog: { draw: drawDog, layer: 'meadow' },
  camper: { draw: drawCamper, layer: 'meadow' },
  seal: { draw: drawSeal, layer: 'sky' },
  gem: { draw: drawGem, layer: 'pass' },
  arch: { draw: drawArch, layer: 'meadow' },
  routeShield: { draw: drawRouteShield, layer: 'meadow' },
  bulb: { draw: drawBulb, layer: 'sky' },
} satisfies Record<string, Emblem>

export type EmblemName = keyof typeof emblems

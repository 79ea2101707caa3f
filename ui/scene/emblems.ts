import { drawArch } from './emblems/arch.ts'
import { drawBarn } from './emblems/barn.ts'
import { drawBulb } from './emblems/bulb.ts'
import { drawCamper } from './emblems/camper.ts'
import { drawDog } from './emblems/dog.ts'
import { drawGem } from './emblems/gem.ts'
import { drawHeartTree } from './emblems/heart-tree.ts'
import { drawCabin, drawHouse, drawHouseForSale } from './emblems/house.ts'
import { drawLookout } from './emblems/lookout.ts'
import { drawMailbox } from './emblems/mailbox.ts'
import { drawNeighbors } from './emblems/neighbors.ts'
import { drawPickup } from './emblems/pickup.ts'
import { drawPlane } from './emblems/plane.ts'
import { drawRouteShield } from './emblems/route-shield.ts'
import { drawSeal } from './emblems/seal.ts'
import { drawSignpost } from './emblems/signpost.ts'
import { drawStorefronts } from './emblems/storefronts.ts'
import { drawWalkers } from './emblems/walkers.ts'
import { drawWindpump } from './emblems/windpump.ts'
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
  walkers: { draw: drawWalkers, layer: 'meadow' },
  windpump: { draw: drawWindpump, layer: 'meadow' },
  mailbox: { draw: drawMailbox, layer: 'meadow' },
  neighbors: { draw: drawNeighbors, layer: 'meadow' },
  pickup: { draw: drawPickup, layer: 'meadow' },
  houseForSale: { draw: drawHouseForSale, layer: 'meadow' },
  lookout: { draw: drawLookout, layer: 'meadow' },
  signpost: { draw: drawSignpost, layer: 'meadow' },
} satisfies Record<string, Emblem>

export type EmblemName = keyof typeof emblems

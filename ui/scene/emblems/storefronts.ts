import { type Palette } from '../palettes.ts'
import { box, fill } from '../path.ts'

/** Three shops of Main Street; the middle one has a false front and an awning. */
export function drawStorefronts({ roof, wall, wallShade, lit, trim = wall }: Palette): string {
  const shop = (x: number, width: number, tall: number, front: string, cornice: string) =>
    box(front, x, -tall, width, tall) + fill(cornice, `M${x - 5}-${tall + 10}h${width + 10}v12h-${width + 10}z`)
  const stripe = 24.8
  const awning = [0, 1, 2, 3, 4].map((index) =>
    fill(index % 2 ? trim : '#9c3a2c', `M${-62 + index * stripe} -50h${stripe}v16a${stripe / 2} 7 0 0 1-${stripe} 0z`),
  )
  return (
    shop(-142, 78, 84, '#5d7480', roof) +
    shop(66, 78, 92, trim, wallShade) +
    shop(-68, 136, 122, wall, roof) +
    fill(roof, 'M-46-132h92v-10h-18v-12h-56v12h-18z') +
    fill(lit, 'M-48-76v-22a10 10 0 0 1 20 0v22zM-10-76v-22a10 10 0 0 1 20 0v22zM28-76v-22a10 10 0 0 1 20 0v22z') +
    box(trim, -68, -66, 136, 10) +
    fill(lit, 'M-58-34h40v28h-40zM18-34h40v28h-40zM-132-34h26v24h-26zM104-34h26v24h-26z') +
    fill(roof, 'M-12 0v-34h24V0zM-98 0v-36h20V0zM76 0v-36h20V0z') +
    awning.join('') +
    fill(lit, 'M-130-70h18v18h-18zM-96-70h18v18h-18zM80-76h18v20H80zM112-76h18v20h-18z') +
    box('#9aa7ad', -166, 0, 332, 7)
  )
}

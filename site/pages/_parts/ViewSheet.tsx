import { type CSSProperties } from 'react'
import { Vista } from '#site/sections/Vista.tsx'
import { type Frame, sceneFile } from '#ui/scene/scene-file.ts'
import { viewNames } from '#ui/scene/views.ts'
import { shareImages } from '../share/_share-images.ts'

// In px, as the site shows them.
const frames: Partial<Record<Frame, [width: number, height: number]>> = {
  card: [392, 132],
  panel: [360, 132],
  wide: [356, 200],
  poster: [160, 200],
}

/** Every view as the head of a page and in each frame; then the share images. */
export function ViewSheet() {
  return (
    <>
      {viewNames.map((view) => (
        <div key={view} style={{ marginTop: 32 }}>
          <div data-example={view}>
            <Vista view={view} title={view} lede="White words on the sky, and none on the land." />
          </div>
          <div style={row}>
            {(Object.entries(frames) as [Frame, [number, number]][]).map(([frame, [width, height]]) => (
              <img
                key={frame}
                src={sceneFile(frame, view)}
                alt=""
                style={{ width, height, maxWidth: '100%', objectFit: 'cover', borderRadius: 12 }}
              />
            ))}
          </div>
        </div>
      ))}
      <div style={row}>
        {Object.entries(shareImages).map(([name, { title }]) => (
          <img key={name} src={`/share/${name}.png`} alt={title} style={{ width: 330, height: 'auto' }} />
        ))}
      </div>
    </>
  )
}

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 }

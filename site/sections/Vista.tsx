import { type CSSProperties, type ReactNode } from 'react'
import { hasRings, skyOf } from '#ui/scene/sky-of.ts'
import { type ViewName } from '#ui/scene/views.ts'
import { Scene } from '#ui/Scene.tsx'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'
import './vista.css'

interface VistaProps {
  view: ViewName
  title: string
  eyebrow?: ReactNode
  lede?: ReactNode
  trail?: Crumb[]
  /** The tallest is Home's, the lowest a page's that has little to say before its work begins. */
  height?: 'home' | 'full' | 'low'
  /** Lets a long title run wider. */
  wide?: boolean
  /** Buttons under the lede. */
  children?: ReactNode
}

/** The head of a page: words on the sky, the land under them. */
export function Vista({ view, title, eyebrow, lede, trail, height = 'low', wide = false, children }: VistaProps) {
  const looks = ['vista', height === 'full' ? '' : height, hasRings(view) ? 'rings' : ''].filter(Boolean).join(' ')
  return (
    <section className={looks} style={{ '--bg': skyOf(view) } as CSSProperties}>
      <div className="wrap vista-text">
        {trail && <Breadcrumbs trail={trail} />}
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 className={wide ? 'wide' : undefined}>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {children && <div className="btns">{children}</div>}
      </div>
      <Scene view={view} />
    </section>
  )
}

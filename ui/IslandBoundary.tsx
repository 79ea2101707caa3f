import { Component, type ReactNode } from 'react'
import { PhoneLink } from './PhoneLink.tsx'
import { words } from './words.ts'

interface IslandBoundaryProps {
  /** What people can call instead. */
  phone: { display: string; href: string }
  children: ReactNode
}

/** Where an island breaks, it says so and gives the phone number; the rest of the page stays. React asks for a class here. */
export class IslandBoundary extends Component<IslandBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    const { phone, children } = this.props
    if (!this.state.broken) return children
    return (
      <div className="notice bad" role="alert">
        <p>
          {words.broken.before} <PhoneLink phone={phone} />
          {words.broken.after}
        </p>
      </div>
    )
  }
}

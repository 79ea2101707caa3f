import { Star } from 'lucide-react'
import { Icon } from './Icon.tsx'
import './stars.css'

/** A rating that was given: one image with its words. `rating` from 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon of={Star} key={star} className={star > rating ? 'off' : ''} />
      ))}
    </span>
  )
}

import { Star } from 'lucide-react'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'
import './stars.css'

const five = [1, 2, 3, 4, 5]

/** A rating as one image with a text of its own; stars not given are outlines. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={words.stars(rating)}>
      {five.map((star) => (
        <Icon key={star} of={Star} className={star > rating ? 'off' : ''} />
      ))}
    </span>
  )
}

/** A testimonial of the home page. `image` is a small drawing of ours, never a photograph. */
export interface DisplayedTestimonial {
  name: string
  title: string
  image: `/scenes/${string}.svg`
  quote: string
  rating: 5
}

export const homeTestimonials: DisplayedTestimonial[] = [
  {
    name: 'Sample Client A',
    title: 'Homeowner',
    image: '/scenes/poster-personal.svg',
    quote:
      'A hailstorm took the roof on a Saturday. By Monday she had the adjuster booked and had told me, line by line, what the policy would and would not pay.',
    rating: 5,
  },
  {
    name: 'Sample Client B',
    title: 'Rancher',
    image: '/scenes/poster-farm-ranch.svg',
    quote: 'They asked about my grazing leases before they asked about my tractor. Nobody had done that.',
    rating: 5,
  },
  {
    name: 'Sample Client D',
    title: 'Retired teacher',
    image: '/scenes/poster-medicare.svg',
    quote:
      'I turned 65 and had a drawer full of mail. An hour later I had three pages I understood and no pressure to sign any of them.',
    rating: 5,
  },
]

/** Where testimonials are sent to and listed. Here, without zod, because the list starts by itself and checks nothing. */
export const testimonialsPath = '/api/testimonials'

/** What the public sees of an approved one. */
export interface PublicTestimonial {
  id: number
  name: string
  title: string
  company: string | null
  testimonial: string
  rating: number
}

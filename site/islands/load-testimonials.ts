import { type PublicTestimonial, testimonialsPath } from '#contracts/public-testimonial.ts'
import { request } from '#site/request.ts'

export interface TestimonialPage {
  items: PublicTestimonial[]
  /** The address of the next page; undefined on the last. */
  next: string | undefined
}

export const firstPage = testimonialsPath

/** One page of approved testimonials. The answer is a plain list; its Link header names the next page. */
export async function loadTestimonials(address: string, signal: AbortSignal): Promise<TestimonialPage> {
  const response = await request('GET', address, { signal })
  const items: unknown = await response.json()
  if (!Array.isArray(items)) throw new Error('The answer is no list of testimonials')
  const next = /<(\/api\/testimonials\?[^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  return { items: items as PublicTestimonial[], next }
}

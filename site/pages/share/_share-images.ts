import { agency } from '#content/agency.ts'
import { catalog } from '#content/catalog.ts'
import { type ShareImage } from '#ui/share-image/draw-share-image.ts'
import { viewOfService, type ViewName } from '#ui/scene/views.ts'

/** Names follow the addresses: `/services/pet` is `services-pet`, as the layout asks for it. */
export const shareImages: Record<string, Pick<ShareImage, 'title' | 'view'>> = {
  home: { title: 'Insurance from people who know your road home', view: 'home' },
  about: { title: 'About us', view: 'about' },
  contact: { title: 'Get in touch', view: 'contact' },
  testimonials: { title: 'What clients say', view: 'testimonials' },
  'get-quote': { title: 'Get your free quote', view: 'quote' },
  'quote-success': { title: 'Your request is with us', view: 'quote-success' },
  'thank-you': { title: 'Thank you', view: 'thank-you' },
  'flood-professionals': { title: 'Flood cover for realtors and lenders', view: 'flood-professionals' },
  'flood-professionals-request': { title: 'A professional flood request', view: 'flood-professionals' },
  'risk-management': { title: 'Risk management', view: 'risk-management' },
  'soa-form': { title: 'Medicare Scope of Appointment', view: 'medicare' },
  'document-confirmation': { title: 'Documents received', view: 'document-confirmation' },
  services: { title: `${agency.figures.insuranceTypes} kinds of cover, one office`, view: 'home' },
  disclaimer: { title: 'Disclaimer', view: 'about' },
  'privacy-policy': { title: 'Privacy Policy', view: 'about' },
  'terms-of-service': { title: 'Terms of Service', view: 'about' },
  accessibility: { title: 'Accessibility', view: 'about' },
  ...Object.fromEntries(
    catalog.map(({ slug, hero }): [string, { title: string; view: ViewName }] => [
      `services-${slug}`,
      { title: hero.title, view: viewOfService(slug) },
    ]),
  ),
}

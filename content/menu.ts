/** A link of the header, slide-out or footer. */
export interface MenuLink {
  text: string
  href: `/${string}`
}

/** Beside the services in the open menu. */
export const notSure = {
  title: 'Not sure?',
  text: 'Tell us what you want to protect. We will say which cover it needs, and which it does not.',
}

export const mainMenu: MenuLink[] = [
  { text: 'Home', href: '/' },
  { text: 'About', href: '/about' },
  { text: 'Testimonials', href: '/testimonials' },
  { text: 'Realtor / Lenders', href: '/flood-professionals' },
  { text: 'Risk Management', href: '/risk-management' },
  { text: 'Contact', href: '/contact' },
]

export const quickLinks: MenuLink[] = [
  { text: 'Home', href: '/' },
  { text: 'About Us', href: '/about' },
  { text: 'Get Quote', href: '/#quote' },
  { text: 'Testimonials', href: '/testimonials' },
  { text: 'Risk Management', href: '/risk-management' },
  { text: 'Contact', href: '/contact' },
]

/** The eight services of the footer, by slug. */
export const footerServices = [
  'personal',
  'commercial',
  'farm-ranch',
  'life-health',
  'medicare',
  'travel',
  'flood',
  'pet',
]

export const legalLinks: MenuLink[] = [
  { text: 'Disclaimer', href: '/disclaimer' },
  { text: 'Privacy Policy', href: '/privacy-policy' },
  { text: 'Terms of Service', href: '/terms-of-service' },
  { text: 'Accessibility', href: '/accessibility' },
]

import { agency } from '../agency.ts'

/** What stands around every page: header, menus, banner, footer. */
export const shellWords = {
  skip: 'Skip to content',
  dismissBanner: 'Dismiss banner',
  /** Under the agency's name in the logo. */
  brand: `Insurance · ${agency.address.city}, ${agency.address.stateName}`,
  main: 'Main',
  services: 'Insurance Services',
  seeAll: (count: number) => `See all ${count} services`,
  payment: 'Make Payment',
  quote: 'Get Quote',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  footer: {
    about: `${agency.ownership}. Serving ${agency.serviceArea} since ${agency.founded}.`,
    years: `${agency.figures.yearsOfExperience} years`,
    ofExperience: 'of experience',
    quickLinks: 'Quick Links',
    types: 'Insurance Types',
    talk: 'Talk to us',
    rights: `© ${agency.name}. Licensed in ${agency.serviceArea}.`,
  },
} as const

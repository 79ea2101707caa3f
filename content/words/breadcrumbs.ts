/** The way to a page; a page that is not named here goes by its own title. */
export const breadcrumbWords = {
  label: 'Breadcrumb',
  home: 'Home',
  about: 'About',
  contact: 'Contact Us',
  floodProfessionals: 'Realtor / Lenders',
  services: 'Insurance Services',
  medicare: 'Medicare',
  scopeOfAppointment: 'Scope of Appointment',
  quote: 'Get Your Free Quote',
  quoteReceived: 'Request received',
} as const

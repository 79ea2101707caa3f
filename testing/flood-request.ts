import { floodIntake } from '#contracts/flood-intake.ts'

/** A flood request with everything that is asked for, as a browser sends it. */
export const floodRequest = {
  ...floodIntake.defaults,
  professionalName: 'Ruth Realtor',
  company: 'Homes',
  professionalTitle: 'realtor',
  phone: '(555) 010-0199',
  email: 'ruth@homes.example',
  clientName: 'Cy Client',
  lenderName: 'First Bank',
  propertyAddress: '1 River Road',
  propertyCity: 'Sheridan',
  propertyZip: '82801',
}

/** The four parts of Medicare, in plain words. */
export const medicareParts = [
  {
    letter: 'A',
    name: 'Hospital',
    text: 'Hospital stays, limited skilled nursing after a stay, hospice and some home care.',
  },
  { letter: 'B', name: 'Medical', text: 'Doctors, outpatient care, tests, equipment and preventive visits.' },
  {
    letter: 'C',
    name: 'Advantage',
    text: 'A private plan that delivers A and B, often with drugs, in its own network and area. You still have Medicare and still pay for Part B.',
  },
  { letter: 'D', name: 'Drugs', text: 'Prescription coverage, alone or inside an Advantage plan.' },
] as const

import { type PageMeta } from '../page-meta.ts'

export const documentConfirmation = {
  meta: {
    title: 'Documents Successfully Signed',
    description:
      'Your signed documents are with us. Save the details, see what happens next, and how to reach our office in Sheridan, Wyoming.',
    keywords: ['signed insurance documents', 'document confirmation', 'electronic signature received'],
    path: '/document-confirmation',
  } satisfies PageMeta,
  hero: {
    eyebrow: 'Documents Received',
    title: 'Documents Successfully Signed!',
    lede: 'Thank you. We have what we need, and there is nothing more for you to do right now.',
  },
  details: {
    title: 'Confirmation Details',
    status: { label: 'Status', value: 'Documents Received' },
    time: { label: 'Date & Time', withoutScript: 'Your device can show the time here when JavaScript is on.' },
    reference: {
      label: 'Reference',
      note: 'Made on your device, for your own records.',
      withoutScript: 'Your device can make a reference when JavaScript is on.',
    },
    save: 'Please save this confirmation for your records. A copy of your signed documents will be sent to your email address on file.',
    print: 'Print this confirmation',
  },
  next: {
    title: 'What Happens Next?',
    items: [
      { title: 'Processing Time', text: 'We review your documents. That typically takes 1-2 business days.' },
      {
        title: 'Coverage Confirmation',
        text: 'A confirmation email with your policy details follows. Until then, please do not rely on the new coverage.',
      },
      { title: 'Your Agent', text: 'Your agent will be in touch if more information is needed.' },
    ],
  },
  help: {
    title: 'Need Assistance?',
    text: 'Call or write, and have the name on the documents at hand.',
    hours: 'Office hours',
  },
  onward: {
    title: 'While You’re Here',
    home: 'Return to Homepage',
    services: 'Explore Our Services',
  },
}

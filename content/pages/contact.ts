import { agency } from '../agency.ts'
import { type PageMeta } from '../page-meta.ts'

export const contact = {
  meta: {
    title: 'Contact Us',
    description: `Write to ${agency.name} in Sheridan, Wyoming, and a person answers within 24 hours. Phone, fax, address, hours, service areas and what to do after a loss.`,
    keywords: ['contact insurance agency', 'Sheridan Wyoming insurance', 'claims support', 'office hours'],
    path: '/contact',
  } satisfies PageMeta,
  head: {
    eyebrow: 'Contact Us',
    title: 'Get In Touch',
    lede: 'Write to us and a person in Sheridan answers within 24 hours.',
  },
  form: {
    title: 'Send Us a Message',
    caution:
      'A message does not start, change or cancel coverage, and does not report a claim. Wait for our written answer.',
    privacy: 'We use what you send only to answer you.',
  },
  office: { title: 'Our office', hours: 'Office hours' },
  emergency: {
    title: 'Emergency Claims Support',
    text: 'Get safe first; call 911 if anyone is hurt. Then call your carrier’s claim number, open day and night, on your ID card or declarations page. In office hours, call us too.',
    button: 'Call Emergency Line',
    note: 'This line rings at the office.',
  },
  areas: {
    title: 'Service Areas',
    intro: 'From the county line to the state line.',
    map: 'Map of Wyoming with Sheridan near the middle of the northern border',
    lists: [
      {
        title: 'Primary areas',
        items: ['Sheridan County', 'Johnson County', 'The Bighorns and northeast Wyoming', 'Statewide coverage'],
      },
      {
        title: 'Specialized services',
        items: ['Rural and farm properties', 'Commercial districts', 'Residential communities', 'Industrial areas'],
      },
    ],
  },
  loss: {
    title: 'After a loss',
    items: [
      'Stop more damage if you safely can, and keep the receipts.',
      'Photograph everything before you clean up.',
      'Keep damaged things until the adjuster agrees that they may go.',
      'Write down whom you spoke to, and when.',
    ],
  },
  questions: {
    title: 'Before you write',
    items: [
      {
        question: 'Can I report a claim here?',
        answer:
          'Please call your carrier; a message does not start a claim. We are glad to help once the claim is open.',
      },
      {
        question: 'Can I add a car by email?',
        answer: 'Send the details, then wait for our written confirmation. Until then nothing has changed.',
      },
      {
        question: 'My bill looks wrong. Whom do I call?',
        answer: 'Us or the carrier, with the policy number at hand. Please never email card numbers.',
      },
      {
        question: 'What if I disagree about a claim?',
        answer:
          'Ask for the reason in writing; we will help you read it. The Department of Insurance looks into complaints, though it cannot decide fault or value.',
      },
    ],
  },
}

export const contactFormWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (Optional)',
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  message: 'Message',
  send: 'Send Message',
  sending: 'Sending...',
  failure: { title: 'Error', text: 'Failed to send message. Please try again.' },
} as const

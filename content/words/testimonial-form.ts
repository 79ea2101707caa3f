export const testimonialFormWords = {
  rating: 'Your rating',
  name: 'Name',
  email: 'Email',
  title: 'Title or role',
  titleHelp: 'For example: homeowner, rancher, office manager',
  company: 'Company',
  experience: 'Your experience',
  submit: 'Submit testimonial',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  failure: { title: 'Error', text: 'Failed to submit testimonial. Please try again.' },
} as const

export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Go back to the home page, see the services, or call the office.',
    keywords: ['page not found', 'home page', 'services'],
  },
  title: '404 Page Not Found',
  lede: 'Did you forget to add the page to the router?',
  home: 'Return to Home',
} as const

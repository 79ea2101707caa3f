import { type PageMeta } from '../page-meta.ts'

export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address. Go back to the home page, see the services, or call the office.',
    keywords: ['page not found', 'home page', 'services'],
    path: '/404',
    noIndex: true,
    shareImage: 'home',
  } satisfies PageMeta,
  title: '404 Page Not Found',
  lede: 'Did you forget to add the page to the router?',
  home: 'Return to Home',
}

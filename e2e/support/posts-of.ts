import { type Page } from 'playwright-core'

/** The addresses that the page posts to from now on; the list grows. */
export function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  return posts
}

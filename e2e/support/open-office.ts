import { openSite, type Site } from './open-site.ts'

/** A site for one visitor who sends more than any person would. */
export function openOffice(): Promise<Site> {
  return openSite({ server: { postLimit: { take: () => Promise.resolve(100) } } })
}

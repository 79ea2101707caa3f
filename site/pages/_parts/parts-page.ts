import { type AstroIntegration } from 'astro'

/** Shows every part and every view at `/parts` while the site is worked on. The built site does not have it. */
export function partsPage(): AstroIntegration {
  return {
    name: 'parts-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/parts', entrypoint: new URL('./parts.astro', import.meta.url) })
      },
    },
  }
}

import type { AstroIntegration } from 'astro'

/**
 * Registers when an island wakes. `client:intent`: its code loads when a person reaches for it, not before.
 * `client:painted`: its code loads by itself, once the page stands and the island is near.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'painted']) {
          addClientDirective({ name, entrypoint: `./site/client-directives/${name}.ts` })
        }
      },
    },
  }
}

import type { AstroIntegration } from 'astro'

/** Registers `client:intent`: an island's code loads when a person reaches for it, not before. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './site/client-intent/intent.ts' })
      },
    },
  }
}

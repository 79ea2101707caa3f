import 'astro/client'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
  }
}

// Invoker commands are in every current engine; @types/react does not know them yet.
declare module 'react' {
  // The parameter must be named as in the declaration it joins.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    command?:
      'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover' | `--${string}`
    commandfor?: string
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

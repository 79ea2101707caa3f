import 'astro/client'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
  }
}

// Invoker commands are in every current engine; @types/react does not know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?:
      'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover' | `--${string}`
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

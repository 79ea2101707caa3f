import 'astro/client'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean
    'client:painted'?: boolean
  }
}

// Invoker commands are in every current engine; @types/react does not know them yet.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- named as in the declaration it joins
  interface ButtonHTMLAttributes<T> {
    command?:
      'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover' | `--${string}`
    commandfor?: string
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- named as in the declaration it joins
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none'
  }
}

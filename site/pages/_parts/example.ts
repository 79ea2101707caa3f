import { type FunctionComponent } from 'react'

export interface Example {
  /** The files of `ui` that it shows. */
  parts: string[]
  Example: FunctionComponent
}

/** One answer to choose. */
export interface Option {
  value: string
  label: string
  /** A second, quieter line; radio buttons only. */
  detail?: string
}

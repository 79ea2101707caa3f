/** Something that has to be settled before a real agency may publish. `where` is its place in the content. */
export interface Finding {
  kind:
    | 'sample value'
    | 'out-of-date banner'
    | 'missing Medicare count'
    | 'unsourced figure'
    | 'missing basis'
    | 'dead placeholder'
    | 'unconfirmed date'
  where: string
  what: string
}

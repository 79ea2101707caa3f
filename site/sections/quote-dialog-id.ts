/** The quote dialogs of a page, each with its own state: in the header, in the page's head, in the inline section. */
export type QuotePlace = 'header' | 'hero' | 'inline'

export function quoteDialogId(place: QuotePlace): string {
  return `quote-${place}`
}

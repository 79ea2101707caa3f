/** Once at the very start of a file: it tells Excel that the bytes are UTF-8. */
export const byteOrderMark = '\ufeff'

// What makes a spreadsheet calculate, also in full width, also behind spaces or quotes; and our own mark, so that it can be undone.
const dangerous = /^[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n']/

/** One record of RFC 4180. A cell that a spreadsheet would calculate starts with an apostrophe. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map((text) => quote(dangerous.test(text) ? `'${text}` : text)).join(',')}\r\n`
}

/** The cell as it was before `csvRecord` made it harmless. */
export function plainCell(text: string): string {
  return text.startsWith("'") ? text.slice(1) : text
}

function quote(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

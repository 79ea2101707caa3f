/** Text as text: whatever a visitor wrote shows literally in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A subject line: one line, no broken character at the cut, short enough to be shown. */
export function subjectLine(text: string, longest = 150): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)
  let cut = ''
  for (const { segment } of graphemes) {
    if (cut.length + segment.length > longest - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

/** The frame of every HTML mail: a calm column that reads well without images. */
export function htmlPage(parts: string[]): string {
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#14212b;background:#ffffff"><div style="max-width:640px">${parts.join('\n')}</div></body></html>`
}

import { scopeFormWords as words } from '#content/words/scope-form.ts'
import { NewTab } from '#ui/NewTab.tsx'

const links: Record<string, string> = {
  [words.termsOfService]: '/terms-of-service',
  [words.privacyPolicy]: '/privacy-policy',
}
const named = new RegExp(`(${Object.keys(links).join('|')})`)

/** A consent's sentence, word for word, with the documents it names as links. */
export function ConsentText({ text }: { text: string }) {
  return text.split(named).map((part) => {
    const href = links[part]
    return href ? (
      <a key={part} className="link" href={href} target="_blank" rel="noopener">
        {part}
        <NewTab />
      </a>
    ) : (
      <span key={part}>{part}</span>
    )
  })
}

const links: Record<string, string> = { 'Terms of Service': '/terms-of-service', 'Privacy Policy': '/privacy-policy' }

/** A consent's sentence, word for word, with the documents it names as links. */
export function ConsentText({ text }: { text: string }) {
  return text.split(/(Terms of Service|Privacy Policy)/).map((part) => {
    const href = links[part]
    return href ? (
      <a key={part} className="link" href={href} target="_blank" rel="noopener">
        {part}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ) : (
      <span key={part}>{part}</span>
    )
  })
}

interface ThankYouLinksProps {
  title: string
  links: readonly { text: string; href: string }[]
}

/** Somewhere to go from a page that is an end. */
export function ThankYouLinks({ title, links }: ThankYouLinksProps) {
  return (
    <section className="band">
      <div className="wrap section tight closing">
        <h2>{title}</h2>
        <div className="btns">
          {links.map(({ text, href }, index) => (
            <a key={href} className={index === 0 ? 'btn line' : 'btn plain'} href={href}>
              {text}
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}

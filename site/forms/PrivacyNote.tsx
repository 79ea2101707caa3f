import { leadFormWords as words } from '#content/words/lead-form.ts'

/** Under a form's button: what the form says of its own use of the answers, and where the whole notice stands. */
export function PrivacyNote({ children }: { children?: string }) {
  return (
    <p className="fine mt-3.5">
      {children && `${children} `}
      {`${words.seeOur} `}
      <a href="/privacy-policy">{words.privacyPolicy}</a>.
    </p>
  )
}

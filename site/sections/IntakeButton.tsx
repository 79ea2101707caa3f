import { ArrowRight } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'

interface IntakeButtonProps {
  text: string
  dialog: string
  page: string
}

/** Opens the intake's dialog. Without script a link in its place leads to the page that does the same. */
export function IntakeButton({ text, dialog, page }: IntakeButtonProps) {
  const words = (
    <>
      {text} <Icon of={ArrowRight} />
    </>
  )
  return (
    <>
      <button type="button" className="btn lg snow noscript:hidden" command="show-modal" commandfor={dialog}>
        {words}
      </button>
      <noscript className="noscript:contents">
        <a className="btn lg snow" href={page}>
          {words}
        </a>
      </noscript>
    </>
  )
}

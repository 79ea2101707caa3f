import { ArrowRight } from 'lucide-react'
import { Icon } from '#ui/Icon.tsx'

interface IntakeButtonProps {
  text: string
  dialog: string
  page: string
}

/** Opens the intake's dialog by `site/open-dialog.ts`. Without script its form leads to the page that does the same. */
export function IntakeButton({ text, dialog, page }: IntakeButtonProps) {
  return (
    <form action={page} className="contents">
      <button className="btn lg snow" data-opens={dialog} aria-haspopup="dialog">
        {text} <Icon of={ArrowRight} />
      </button>
    </form>
  )
}

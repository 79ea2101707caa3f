import { leadFormWords as words } from '#content/words/lead-form.ts'
import { hiddenFields } from '#contracts/submission.ts'
import './hidden-fields.css'

interface HiddenFieldsProps {
  page: string
  /** The version of the consent texts shown, where the form has any. */
  consents?: string | undefined
}

/** For a form sent by the browser itself, and the trap: a field that nobody sees, so that only machines fill it. */
export function HiddenFields({ page, consents }: HiddenFieldsProps) {
  return (
    <>
      {/* A text field: browsers give those back after Back and a reload, so that the same form sent again has the same key. */}
      <input type="text" hidden name={hiddenFields.key} />
      <input type="hidden" name={hiddenFields.page} defaultValue={page} />
      <input type="hidden" name={hiddenFields.referrer} />
      <input type="hidden" name={hiddenFields.campaign} />
      {consents && <input type="hidden" name={hiddenFields.consents} defaultValue={consents} />}
      <div className="trap" aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

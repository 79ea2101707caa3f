import { hiddenFields } from '#contracts/submission.ts'
import './hidden-fields.css'

/** For a form sent by the browser itself, and the trap: a field that nobody sees, so that only machines fill it. */
export function HiddenFields({ page }: { page: string }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.key} />
      <input type="hidden" name={hiddenFields.page} defaultValue={page} />
      <input type="hidden" name={hiddenFields.referrer} />
      <input type="hidden" name={hiddenFields.campaign} />
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

import { ArrowLeft, ArrowRight, CircleCheck, X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Phone } from '#content/agency.ts'
import { floodFormWords as words } from '#content/words/flood-form.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { focusField } from '#ui/focus-field.ts'
import { Icon } from '#ui/Icon.tsx'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import { floodSteps, stepOf } from './flood-steps.ts'
import { FloodStepFields } from './FloodStepFields.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'
import { SendFailure } from './SendFailure.tsx'
import { useDraft } from './use-draft.ts'
import { useLeadForm } from './use-lead-form.ts'
import { type ZoneRow } from './ZoneKey.tsx'
import '#ui/steps.css'
import './flood-intake.css'

export interface FloodIntakeTexts {
  id: string
  /** The address of the same form on one page, which needs no script. */
  onePage: string
  /** What follows a success: the toast, and the same on the page. */
  received: { title: string; text: string }
  zones: ZoneRow[]
  phone: Phone
}

const last = floodSteps.length - 1
/** A double click on Next ends on Submit, which has taken its place: that press sends nothing. */
const settledAfterMs = 500

export function FloodIntakeDialog(props: FloodIntakeTexts) {
  return (
    <IslandBoundary phone={props.phone}>
      <Intake {...props} />
    </IslandBoundary>
  )
}

function Intake({ id, onePage, received: thanks, zones, phone }: FloodIntakeTexts) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const steppedAt = useRef(-settledAfterMs)
  const focusAfterStep = useRef<string>(undefined)
  const [step, setStep] = useState(0)
  const [received, setReceived] = useState(false)
  const lead = useLeadForm({
    contract: floodIntake,
    failure: words.failure,
    explain: () => words.failure,
    mayNotSend: () => step !== last || performance.now() - steppedAt.current < settledAfterMs,
    onFaults: ([first]) => {
      if (first !== undefined) goTo(stepOf(first), `${floodIntake.kind}-${first}`)
      return first !== undefined
    },
    onReceived: () => {
      keep(0)
      dialog.current?.close()
      setStep(0)
      setReceived(true)
      lead.say('good', thanks)
      return false
    },
  })

  const { keeps, keep } = useDraft({
    form: lead.formProps.ref,
    contract: floodIntake,
    onRestored: (left) => setStep(Math.min(Math.max(left, 0), last)),
  })

  function goTo(next: number, field?: string): void {
    const target = Math.min(Math.max(next, 0), last)
    if (target === step && field) {
      focusField(field)
      return
    }
    focusAfterStep.current = field ?? ''
    setStep(target)
    keep(target)
  }

  // Closed while it was being sent, it comes back when that failed: what was typed is still here, and did not arrive.
  const { failed } = lead
  useLayoutEffect(() => {
    if (failed !== undefined && dialog.current?.open === false) dialog.current.showModal()
  }, [failed])

  // Only the user's own steps move the focus; the first showing leaves it where the browser put it.
  useEffect(() => {
    steppedAt.current = performance.now()
    const field = focusAfterStep.current
    if (field === undefined) return
    focusAfterStep.current = undefined
    if (body.current) body.current.scrollTop = 0
    if (field) focusField(field)
    else heading.current?.focus()
  }, [step])

  const nextOnEnter = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !inField || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (step < last) goTo(step + 1)
  }
  const shown = floodSteps[step]
  return (
    <div>
      {received && (
        <div className="wrap section tight">
          <Notice tone="good" icon={<Icon of={CircleCheck} />} title={thanks.title}>
            <p>{thanks.text}</p>
          </Notice>
        </div>
      )}
      <dialog
        id={id}
        ref={dialog}
        className="intake"
        aria-labelledby={`${id}-title`}
        style={{ '--w': '56rem' } as CSSProperties}
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a form hears the keys of its fields */}
        <form {...lead.formProps} onKeyDown={nextOnEnter} onChange={() => keep()} aria-labelledby={`${id}-title`}>
          <div className="dlg-top">
            <div>
              <p className="step-of if-loaded">
                <span>{words.stepOf(step + 1, floodSteps.length)}</span>
              </p>
              <h2 id={`${id}-title`} tabIndex={-1} ref={heading}>
                <span>{shown?.title}</span>
              </h2>
            </div>
            <button type="button" className="icon-btn" aria-label={words.close} command="close" commandfor={id}>
              <Icon of={X} />
            </button>
            <ol className="steps if-loaded" aria-hidden="true">
              {floodSteps.map(({ short }, index) => (
                <li key={short} className={index < step ? 'done' : index === step ? 'now' : undefined}>
                  {short}
                </li>
              ))}
            </ol>
          </div>
          <div className="dlg-body" ref={body}>
            <HiddenFields page={floodIntake.page} />
            <FaultSummary
              lead={lead}
              onFollow={(field) => goTo(stepOf(field.slice(floodIntake.kind.length + 1)), field)}
            />
            {floodSteps.map(({ title }, index) => (
              <div key={title} className={index === step ? undefined : 'if-unloaded'}>
                <FloodStepFields lead={lead} step={index} zones={zones} />
              </div>
            ))}
            <SendFailure lead={lead} phone={phone} unloaded={words.unloaded} />
            <p className="fine mt-5">
              {words.noCoverage}
              <span className="if-loaded">
                {` ${keeps ? words.keptInTab : words.keptOnPage} ${words.allAtOnce.before} `}
                <a className="link" href={onePage}>
                  {words.allAtOnce.link}
                </a>
                .
              </span>
            </p>
            <div className={step === last ? undefined : 'if-unloaded'}>
              <PrivacyNote>{words.use}</PrivacyNote>
            </div>
          </div>
          <div className="dlg-foot">
            <button
              type="button"
              className="btn line if-loaded"
              disabled={step === 0 || lead.pending}
              onClick={() => goTo(step - 1)}
            >
              <Icon of={ArrowLeft} />
              {` ${words.previous}`}
            </button>
            {step < last && (
              <button key="unloaded" type="submit" className="btn primary if-unloaded">
                {words.submit}
              </button>
            )}
            {step < last && (
              <button key="next" type="button" className="btn primary if-loaded" onClick={() => goTo(step + 1)}>
                {`${words.next} `}
                <Icon of={ArrowRight} />
              </button>
            )}
            {step === last && (
              <SubmitButton
                key="submit"
                className="btn primary"
                text={words.submit}
                pendingText={words.submitting}
                pending={lead.pending}
              />
            )}
          </div>
        </form>
        <Toaster message={lead.message?.tone === 'bad' ? lead.message : undefined} />
      </dialog>
      <Toaster message={lead.message?.tone === 'good' ? lead.message : undefined} />
    </div>
  )
}

import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { type AnyContract, countProblems, type FieldProblems } from '#contracts/contract.ts'
import { type Problem } from '#ui/ProblemSummary.tsx'
import { type Message } from '#ui/Toaster.tsx'
import { checkForm } from './check-form.ts'
import { contextOfForm, fillHiddenFields, keyInForm } from './context-of-form.ts'
import { type Answers, readAnswers } from './read-answers.ts'
import { sendLead } from './send-lead.ts'
import { SubmissionKey } from './submission-key.ts'
import { findForm, takeOver } from './take-over.ts'

type Words = Pick<Message, 'title' | 'text'>

export interface LeadFormOptions {
  contract: AnyContract
  /** Said when the form did not arrive; `serverSpeaks` puts the server's own message in its place where there is one. */
  failure: Words & { serverSpeaks?: boolean }
  /** Said besides the summary when the browser's check finds faults; without it the summary counts them. */
  explain?: (faults: FieldProblems) => Words | undefined
  /** The form was received. True: the page is being left, so that the button stays as it is. */
  onReceived: (reference: string) => boolean
  /** A press of Submit that may not send, such as in a step that is not the last. */
  mayNotSend?: () => boolean
  /** Faults were found, in the form's order: the first one is to be brought on screen. True: it has taken the focus. */
  onFaults?: (names: string[]) => boolean
}

interface Summary {
  /** Each failed try has its own. */
  id: number
  title: string
  text: string | undefined
  takesFocus: boolean
  faults: [name: string, message: string][]
}

/** The life of a form in the browser: check, send once, and whatever happens keep what was typed. */
export function useLeadForm(options: LeadFormOptions) {
  const { contract, failure, explain, onReceived, mayNotSend, onFaults } = options
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [key] = useState(() => new SubmissionKey())
  const [found] = useState(() => findForm(contract.path))
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<Message>()
  const [failed, setFailed] = useState<string>()
  const [summary, setSummary] = useState<Summary>()

  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Answers>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: checkForm(contract, read),
  })
  const { errors } = formState

  function read(): Answers {
    return form.current ? readAnswers(form.current, contract) : {}
  }

  function say(tone: Message['tone'], words: Words): void {
    setMessage({ id: performance.now(), tone, ...words })
  }

  function showFaults(faults: FieldProblems, words: Words | undefined): void {
    const named = Object.keys(contract.defaults).filter((name) => faults[name] !== undefined)
    setSummary({
      id: performance.now(),
      takesFocus: !onFaults?.(named),
      title: words?.title ?? countProblems(faults),
      text: words?.text,
      faults: named.map((name) => [name, faults[name] ?? '']),
    })
    if (words) say('bad', words)
  }

  function refuse(found: FieldErrors<Answers>): void {
    const faults = Object.fromEntries(Object.entries(found).map(([name, fault]) => [name, String(fault?.message)]))
    setFailed(undefined)
    showFaults(faults, explain?.(faults))
  }

  async function send(): Promise<void> {
    if (!form.current) return
    setPending(true)
    setSummary(undefined)
    setFailed(undefined)
    const answers = read()
    const context = contextOfForm(form.current)
    const sent = await sendLead({ contract, answers, key: key.value, context })
    if (sent.ok) {
      startAfresh()
      if (onReceived(sent.reference)) return
    } else {
      const named = Object.keys(sent.fields).filter((name) => name in contract.defaults)
      const words = { title: failure.title, text: (failure.serverSpeaks ? sent.message : undefined) ?? failure.text }
      setFailed(sent.message ?? failure.text)
      for (const name of named) setError(name, { type: 'server', message: sent.fields[name] ?? '' })
      if (named.length > 0) showFaults(sent.fields, words)
      else say('bad', words)
    }
    release()
  }

  function release(): void {
    busy.current = false
    setPending(false)
  }

  /** Only a confirmed success clears the form. */
  function startAfresh(): void {
    form.current?.reset()
    reset()
    clearErrors()
    setSummary(undefined)
    setFailed(undefined)
    setMessage(undefined)
    key.renew()
    begin()
  }

  function begin(): void {
    if (form.current) fillHiddenFields(form.current, key.value)
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy.current || mayNotSend?.()) return
    // A second press in the same tick comes here before React has drawn the disabled button.
    busy.current = true
    let sending = false
    void handleSubmit(async () => {
      sending = true
      await send()
    }, refuse)(event).finally(() => {
      if (!sending) busy.current = false
    })
  }

  // Before paint, so that a press held during hydration meets our check and not the browser's bubbles.
  useLayoutEffect(() => {
    if (form.current) {
      takeOver(found, form.current)
      form.current.noValidate = true
      key.adopt(keyInForm(form.current))
    }
    begin()
  }, [])

  // A page that comes back from the browser's memory may have been frozen while sending.
  useEffect(() => {
    const thaw = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      release()
      setMessage(undefined)
    }
    addEventListener('pageshow', thaw)
    return () => removeEventListener('pageshow', thaw)
  }, [])

  // A button loses the focus while it is disabled; after a failure it is the place to go on, with what went wrong in view.
  useEffect(() => {
    if (failed === undefined || pending) return
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    // Faults of fields have a summary, which takes the focus; this speaks of the way. In the middle no toast covers it.
    if (!summary) form.current?.querySelector('.send-failure')?.scrollIntoView({ block: 'center' })
  }, [failed, pending])

  const faultOf = (name: string) => {
    const text = errors[name]?.message
    return typeof text === 'string' && text !== '' ? text : undefined
  }
  const control = (name: string, { alsoCheck }: { alsoCheck?: string[] } = {}) => ({
    id: idOf(name),
    ...register(name, alsoCheck ? { deps: alsoCheck } : {}),
  })
  const idOf = (name: string) => `${contract.kind}-${name}`

  return {
    pending,
    message,
    /** What went wrong on the way, to stand beside the button. */
    failed,
    summary: summary && {
      ...summary,
      problems: oncePerMessage(
        summary.faults.map(([name, text]): Problem => ({ field: idOf(name), message: text, fixed: !faultOf(name) })),
      ),
    },
    say,
    faultOf,
    /** For the form element. */
    formProps: { ref: form, method: 'post', action: contract.path, onSubmit: submit } as const,
    /** For one field: its id, name, listeners and fault. */
    field: (name: string) => ({ ...control(name), error: faultOf(name) }),
    /** For a box, whose fault stands under its group; `alsoCheck` names another whose fault it may mend. */
    box: control,
  }
}
export type LeadFormState = ReturnType<typeof useLeadForm>

/** Three boxes that want the same are one line. */
function oncePerMessage(problems: Problem[]): Problem[] {
  const lines = new Map<string, Problem>()
  for (const problem of problems) {
    const line = lines.get(problem.message)
    if (!line || (line.fixed && !problem.fixed)) lines.set(problem.message, problem)
  }
  return [...lines.values()]
}

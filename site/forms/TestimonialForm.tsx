import { PencilLine } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { type Phone } from '#content/agency.ts'
import { testimonialFormWords as words } from '#content/words/testimonial-form.ts'
import { ratingLabels, testimonial } from '#contracts/testimonial.ts'
import { Icon } from '#ui/Icon.tsx'
import { IslandBoundary } from '#ui/IslandBoundary.tsx'
import { StarPicker } from '#ui/StarPicker.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Toaster } from '#ui/Toaster.tsx'
import { LeadForm } from './LeadForm.tsx'
import { rememberRequest } from './remember-request.ts'
import { PrivacyNote } from './PrivacyNote.tsx'
import { SendFailure } from './SendFailure.tsx'
import { useLeadForm } from './use-lead-form.ts'
import './share.css'

interface TestimonialFormProps {
  /** On the button and over the form. */
  title: string
  /** Over the list that follows. */
  heading: string
  points: string[]
  phone: Phone
}

export function TestimonialForm(props: TestimonialFormProps) {
  return (
    <IslandBoundary phone={props.phone}>
      <Form {...props} />
    </IslandBoundary>
  )
}

// Hidden at first. Without script the button leads to the form's own anchor, and `:target` shows it.
function Form({ title, heading, points, phone }: TestimonialFormProps) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Undefined until somebody chose: then the address alone decides. */
  const [open, setOpen] = useState<boolean>()
  const lead = useLeadForm({
    contract: testimonial,
    failure: { ...words.failure, serverSpeaks: true },
    onReceived: () => {
      rememberRequest('testimonial')
      setOpen(false)
      location.assign(testimonial.received)
      return true
    },
  })

  // The list's own invitation is a link to the anchor, and so may be where the visitor comes from.
  useEffect(() => {
    if (panel.current?.matches(':target')) setOpen(true)
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href="#share"]')) setOpen(true)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])

  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    // What is under way cannot be taken back, and how it ends is said in the form.
    if (lead.pending) return
    setOpen(!(open ?? panel.current?.matches(':target')))
  }
  const cancel = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div>
      <div className="closing share-bar">
        <h2>{heading}</h2>
        <form className="btns" action="#share">
          <button
            ref={opener}
            className="btn line"
            aria-expanded={open ?? false}
            aria-controls="share"
            onClick={toggle}
          >
            <Icon of={PencilLine} /> <span>{title}</span>
          </button>
        </form>
      </div>
      <div className="panel share" id="share" ref={panel} data-open={open}>
        <div>
          <h2 id="share-title">{title}</h2>
          <ul className="ticks soft">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <LeadForm lead={lead} page={testimonial.page} aria-labelledby="share-title">
          <StarPicker {...lead.field('rating')} label={words.rating} words={ratingLabels} chosen={5} />
          <div className="row">
            <TextField {...lead.field('name')} label={words.name} autoComplete="name" required />
            <TextField
              {...lead.field('email')}
              label={words.email}
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </div>
          <div className="row">
            <TextField
              {...lead.field('title')}
              label={words.title}
              help={words.titleHelp}
              autoComplete="organization-title"
              required
            />
            <TextField {...lead.field('company')} label={words.company} autoComplete="organization" optional />
          </div>
          <TextArea {...lead.field('testimonial')} label={words.experience} rows={5} required />
          <div className="btns">
            <SubmitButton text={words.submit} pendingText={words.submitting} pending={lead.pending} />
            <button type="button" className="btn lg plain needs-script" disabled={lead.pending} onClick={cancel}>
              {words.cancel}
            </button>
          </div>
          <SendFailure lead={lead} phone={phone} />
          <PrivacyNote />
        </LeadForm>
      </div>
      <Toaster message={lead.message} />
    </div>
  )
}

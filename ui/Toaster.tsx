import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { words } from './words.ts'
import './toast.css'

export interface Message {
  /** Tells messages with the same words apart. */
  id: number
  tone: 'bad' | 'good'
  title: string
  text: string
}

const CLOSES_AFTER_MS = 5_000
const FORGOTTEN_AFTER_MS = 1_000_000
const SWIPE_PX = 50
/** A live region speaks when its text changes: it has to have been empty for a moment. */
const SPOKEN_AFTER_MS = 80

/** At most one message at a time, seen in the corner and heard from a region that was there, empty, before. */
export function Toaster({ message }: { message: Message | undefined }) {
  const polite = useRef<HTMLDivElement>(null)
  const urgent = useRef<HTMLDivElement>(null)
  const [dismissed, setDismissed] = useState<Message>()
  const [forgotten, setForgotten] = useState<Message>()
  const open = message !== undefined && message !== dismissed

  useEffect(() => {
    const region = message?.tone === 'bad' ? urgent.current : polite.current
    const speak = setTimeout(() => {
      if (region && message) region.textContent = `${message.title}: ${message.text}`
    }, SPOKEN_AFTER_MS)
    return () => {
      clearTimeout(speak)
      if (region) region.textContent = ''
    }
  }, [message])

  useEffect(() => {
    if (!dismissed) return
    const forget = setTimeout(() => setForgotten(dismissed), FORGOTTEN_AFTER_MS)
    return () => clearTimeout(forget)
  }, [dismissed])

  return (
    <Toast.Provider duration={CLOSES_AFTER_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <div className="sr-only" role="status" ref={polite} />
      <div className="sr-only" role="alert" ref={urgent} />
      {message && message !== forgotten && (
        <Toast.Root
          key={message.id}
          className={message.tone === 'bad' ? 'toast bad' : 'toast'}
          open={open}
          onOpenChange={() => setDismissed(message)}
        >
          <Icon of={message.tone === 'bad' ? CircleAlert : CircleCheck} />
          {/* Heard from the regions above; Radix's own would come too late for some screen readers, and lie outside a dialog. */}
          <div data-radix-toast-announce-exclude="">
            <Toast.Title asChild>
              <b>{message.title}</b>
            </Toast.Title>
            <Toast.Description asChild>
              <span>{message.text}</span>
            </Toast.Description>
          </div>
          <Toast.Close className="icon-btn" aria-label={words.dismiss}>
            <Icon of={X} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  )
}

import { agency } from './agency.ts'

interface Answered {
  question: string
  answer: string
}

/** The agency's own waiting period after a Scope of Appointment, as a sentence; `null` where it has none. Not a federal rule. */
export function waitingPeriodSentence(hours: number = agency.medicare.waitingPeriodHours): string | null {
  if (hours <= 0) return null
  return `Our office allows ${hours} hours between the form and the meeting. That is our practice.`
}

/** What people ask about the Scope of Appointment form. */
export function soaQuestions(hours: number = agency.medicare.waitingPeriodHours): Answered[] {
  const wait = waitingPeriodSentence(hours)
  return [
    {
      question: 'What is a Scope of Appointment?',
      answer:
        'A short form that lists what you agree to talk about, such as Medigap, Part D or Advantage. It is not an application.',
    },
    { question: 'Does signing enroll me?', answer: 'No. It changes no coverage and you owe nothing.' },
    {
      question: 'Why before we talk?',
      answer: 'For Advantage and Part D, federal rules require the scope to be agreed first.',
    },
    { question: 'Can you bring up something else?', answer: 'Not without your agreement on a new form.' },
    {
      question: 'May my daughter sign?',
      answer: 'Only if she may legally act for you. Spouses each sign their own.',
    },
    {
      question: 'How long is it good?',
      answer: 'Up to 12 months, for the products you chose. Plans for another year may need a new form.',
    },
    ...(wait ? [{ question: 'Is there a wait?', answer: wait }] : []),
  ]
}

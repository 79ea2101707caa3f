import { type SubmissionContext } from '#contracts/submission.ts'

/** One accepted post: clean answers, and what came beside them. */
export interface Submission<Answers> {
  answers: Answers
  /** The form's own key; undefined where none was sent. */
  key: string | undefined
  /** A post without script has no key of its own: the same answers from the same visitor stand in for one. */
  viaForm: boolean
  /** Names the visitor for a short time, for keys and limits; never stored as it is. */
  visitor: string
  /** The visitor has used most of their posts. */
  crowded: boolean
  context: SubmissionContext
}

/** What the visitor is told. */
export interface Receipt {
  reference: string
}

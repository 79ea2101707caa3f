import { type Submission } from './submission.ts'

/** Nobody reads, thinks and types a request in less, in seconds. */
const fastestPerson = 2
/** A question may paste a few addresses; a list of them is an advertisement. */
const mostLinks = 5

/** Why a submission looks like a machine's; empty for nearly everyone. A reason labels the record and withholds its mail, nothing more. */
export function suspicions({ answers, context, crowded }: Submission<object>): string[] {
  const text = Object.values(answers)
    .filter((answer) => typeof answer === 'string')
    .join('\n')
  const links = text.match(/https?:\/\//gi)?.length ?? 0
  const seconds = context.seconds === undefined || context.seconds === '' ? Number.NaN : Number(context.seconds)
  return [
    context.trap ? 'the hidden field was filled' : '',
    seconds >= 0 && seconds < fastestPerson ? `filled in ${seconds} seconds` : '',
    links > mostLinks || /\[(?:url|link)[=\]]/i.test(text) ? `${links} links` : '',
    crowded ? 'many posts from one visitor' : '',
  ].filter((reason) => reason !== '')
}

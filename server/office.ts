// `npm run office -- inbox`: the office's hand until the desk is there, working beside the running server.
import { once } from 'node:events'
import { openDatabase } from '#server/database/open.ts'
import { type Database } from '#server/database/database.ts'
import { byteOrderMark, csvRecord } from '#server/domain/csv.ts'
import { exportRows } from '#server/domain/export-rows.ts'
import {
  changeStatus,
  decideTestimonial,
  type Hand,
  OfficeProblem,
  readInbox,
  readRecord,
  resendNotices,
  statuses,
} from '#server/domain/office-desk.ts'
import { contractOf } from '#server/domain/write-letter.ts'
import { readSettings } from './env.ts'
import { inboxText, recordText } from './office-text.ts'

const kinds = Object.keys(contractOf)
const usage = `npm run office -- inbox
npm run office -- show REF
npm run office -- status REF STATE      (${statuses.join(', ')})
npm run office -- approve REF | decline REF
npm run office -- resend REF
npm run office -- export KIND > file.csv   (${kinds.join(', ')}; with npm run --silent)`

const [command = '', reference = '', state = ''] = process.argv.slice(2)
let database: Database | undefined
try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  database = await openDatabase({ url: databaseUrl, dataDir })
  if (command === 'export') await writeCsv(database, reference)
  else console.log(await run({ database, now: () => new Date(), who: process.env.USER ?? 'office' }))
} catch (problem) {
  console.error(problem instanceof OfficeProblem ? problem.message : problem)
  process.exitCode = 1
} finally {
  await database?.close()
}

/** Does what was asked and returns what to say about it. */
async function run(hand: Hand): Promise<string> {
  switch (command) {
    case 'inbox':
      return inboxText(await readInbox(hand))
    case 'show':
      return recordText(await readRecord(hand, reference))
    case 'status':
      await changeStatus(hand, reference, state)
      return `${reference} is ${state} now.`
    case 'approve':
      await decideTestimonial(hand, reference, true)
      return `${reference} is on the site now.`
    case 'decline':
      await decideTestimonial(hand, reference, false)
      return `${reference} is not on the site.`
    case 'resend':
      return dueNow(await resendNotices(hand, reference))
    default:
      throw new OfficeProblem(usage)
  }
}

function dueNow(letters: number): string {
  return letters === 1 ? '1 letter is due now.' : `${letters} letters are due now.`
}

async function writeCsv(from: Database, kind: string) {
  if (!isKind(kind)) throw new OfficeProblem(`There is no kind “${kind}”. Use one of: ${kinds.join(', ')}.`)
  process.stdout.write(byteOrderMark)
  for await (const cells of exportRows(from, kind))
    if (!process.stdout.write(csvRecord(cells))) await once(process.stdout, 'drain')
}

function isKind(kind: string): kind is keyof typeof contractOf {
  return Object.hasOwn(contractOf, kind)
}

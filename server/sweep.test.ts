import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactMessage } from '#contracts/contact-message.ts'
import { type AnyContract, checkAnswers, type FieldDescription } from '#contracts/contract.ts'
import { floodIntake } from '#contracts/flood-intake.ts'
import { scopeOfAppointment } from '#contracts/scope-of-appointment.ts'
import { testimonial } from '#contracts/testimonial.ts'
import { quoteRequest } from '#server/domain/quote-contract.ts'
import { dialects } from '#testing/open-test-database.ts'
import { startTestServer, type TestServer } from '#testing/start-test-server.ts'

/** Bodies for each contract on each database; 2,000 make the full sweep of 20,000. */
const runs = Number(process.env.SWEEP ?? 60)

const sweeps = [
  [contactMessage, 'contactMessages'],
  [testimonial, 'testimonials'],
  [scopeOfAppointment, 'scopeOfAppointments'],
  [floodIntake, 'floodIntakeRequests'],
  [quoteRequest, 'quoteRequests'],
] as const

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    'O’Neill',
    ' padded ',
    'two\r\nlines',
    'tab\there',
    'half \ud83c',
    'null \u0000 byte',
    '<b>&amp;',
    'x'.repeat(400),
  ),
)
const anything = fc.oneof(
  fc.anything({ maxDepth: 1 }).filter((value) => typeof value !== 'function' && typeof value !== 'symbol'),
  fc.constantFrom('', ' ', null, 0, -1, 6, 'true', 'on', '__proto__', '24:00', '2026-02-30', 'ann@', 'evenings only'),
  fc.string({ unit: 'binary', maxLength: 6_000 }),
)

function likely(field: FieldDescription, start: string | number | boolean): fc.Arbitrary<unknown> {
  if (typeof start === 'boolean') return fc.constant(true)
  if (typeof start === 'number') return fc.integer({ min: 1, max: 5 })
  if (field.choices)
    return fc.constantFrom(...field.choices.map((choice) => (typeof choice === 'string' ? choice : choice.value)))
  if (field.label === 'Year built') return fc.oneof(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom('1978', ''))
  switch (field.ask) {
    case 'email':
      return fc.oneof(
        fc.emailAddress(),
        fc.constantFrom(' Ann@Mail.example ', 'ann@bücher.example', 'd’arcy@mail.example.'),
      )
    case 'phone':
      return fc.constantFrom('(555) 010-0199', '+44 20 7946 0000', '1-555-FLOOD-00', '５５５ ０１０ ０１９９')
    case 'date':
      return fc.constantFrom('2026-03-08', '1950-01-01', '2028-02-29')
    case 'time':
      return fc.constantFrom('00:00', '12:30', '23:59:59', '09:05')
    default:
      return text
  }
}

/** Mostly right, with none to three fields of any kind of nonsense, or missing. */
function bodies({ fields, defaults }: AnyContract): fc.Arbitrary<Record<string, unknown>> {
  const right = fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, likely(field, defaults[name] ?? '')])),
  )
  const faults = fc.dictionary(
    fc.constantFrom(...Object.keys(fields), 'unknown'),
    fc.oneof(anything, fc.constant(undefined)),
    {
      maxKeys: 3,
    },
  )
  return fc
    .tuple(right, fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: faults }))
    .map(([body, changes]) => JSON.parse(JSON.stringify({ ...body, ...changes }, writable)) as Record<string, unknown>)
}

describe.each(dialects)('%s', (dialect) => {
  test.each(sweeps)(
    'browser and server agree on every body of $kind, and what is accepted is stored as it was accepted',
    { timeout: 60_000 + runs * 200 },
    async (contract, table) => {
      await using server = await startTestServer({ dialect, postLimit: { take: () => Promise.resolve(24) } })
      let accepted = 0
      await fc.assert(
        fc.asyncProperty(fc.array(bodies(contract), { minLength: 10, maxLength: 10 }), async (batch) => {
          const verdicts = await Promise.all(batch.map((body) => tryBody(server, { contract, table, body })))
          accepted += verdicts.filter(Boolean).length
        }),
        { numRuns: Math.ceil(runs / 10), endOnFailure: true },
      )
      expect(accepted).toBeGreaterThan(runs / 10)
      expect(accepted).toBeLessThan(runs)
    },
  )
})

/** JSON has no such numbers. */
function writable(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value
}

interface Trial {
  contract: AnyContract
  table: (typeof sweeps)[number][1]
  body: Record<string, unknown>
}

async function tryBody(server: TestServer, { contract, table, body }: Trial): Promise<boolean> {
  const verdict = checkAnswers(contract, body)
  const response = await server.post(contract, body, randomUUID())
  const answer = (await response.json()) as { reference?: string; fields?: object }
  if (response.status === 413) return false
  if (!verdict.ok) {
    expect([response.status, answer.fields]).toEqual([422, verdict.fields])
    return false
  }
  expect([response.status, answer.fields]).toEqual([201, undefined])
  const row = await server.database.read
    .selectFrom<typeof table>(table)
    .selectAll()
    .where('reference', '=', answer.reference ?? '')
    .executeTakeFirstOrThrow()
  const stored: Record<string, unknown> = { ...row, ...('details' in row ? row.details : {}) }
  for (const [field, value] of Object.entries(verdict.answers as Record<string, unknown>))
    expect(stored[field] ?? undefined, field).toEqual(value)
  // What a browser has cleaned once, the server leaves as it is.
  expect(checkAnswers(contract, JSON.parse(JSON.stringify(verdict.answers)))).toEqual(verdict)
  return true
}

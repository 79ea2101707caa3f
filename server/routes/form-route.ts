import { type FastifyInstance } from 'fastify'
import { type AnswersOf, type AnyContract } from '#contracts/contract.ts'
import { type Deps } from '#server/domain/deps.ts'
import { type Receipt, type Submission } from '#server/domain/submission.ts'
import { accept } from '#server/http/accept.ts'
import { type Door } from '#server/http/door.ts'
import { sendReceipt } from '#server/http/receipt.ts'

export interface RouteDeps {
  domain: Deps
  door: Door
}

/** Accept, one function, reply: the same for every form. */
export function formRoute<C extends AnyContract>(
  app: FastifyInstance,
  { domain, door }: RouteDeps,
  contract: C,
  receive: (deps: Deps, submission: Submission<AnswersOf<C>>) => Promise<Receipt>,
) {
  app.post(contract.path, async (request, reply) => {
    const submission = await accept(contract, request, { door, now: domain.now })
    const { reference } = await receive(domain, submission)
    return sendReceipt(reply, { contract, viaForm: submission.viaForm, reference })
  })
}

import { type FastifyReply } from 'fastify'
import { type AnyContract } from '#contracts/contract.ts'

/** The answer to an accepted post: the reference for a script, the next page for a form. */
export function sendReceipt(
  reply: FastifyReply,
  { contract, viaForm, reference }: { contract: AnyContract; viaForm: boolean; reference: string },
) {
  void reply.header('cache-control', 'no-store')
  return viaForm ? reply.redirect(contract.received, 303) : reply.code(201).send({ reference })
}

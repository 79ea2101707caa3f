import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type AnyContract } from '#contracts/contract.ts'
import { type Answers } from './read-answers.ts'

// zod would try `eval` otherwise, which the content security policy reports.
z.config({ jitless: true })

/** The contract's verdict for react-hook-form. What is checked is what `read` sees, not the library's copy of it. */
export function checkForm({ input }: AnyContract, read: () => Answers): Resolver<Answers> {
  const resolve = standardSchemaResolver(input) as Resolver<Answers>
  return (_copy, context, options) => resolve(read(), context, options)
}

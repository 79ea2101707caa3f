import { type IncomingMessage } from 'node:http'
import { type FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** A posted body as it arrived. */
export interface PostBody {
  type: 'json' | 'form'
  bytes: Buffer
}

/**
 * Largest bodies in bytes: above the longest flood intake in the longest UTF-8, which a form post writes with three
 * characters a byte.
 */
const bodyLimits = { json: 64 * 1024, form: 192 * 1024 }

export const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'

/** Takes JSON and form posts as bytes; every other content type is refused by Fastify with 415. */
export function readPostBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(jsonType, async (_request: unknown, payload: IncomingMessage) => ({
    type: 'json',
    bytes: await readBytes(payload, bodyLimits.json),
  }))
  app.addContentTypeParser(formType, async (_request: unknown, payload: IncomingMessage) => ({
    type: 'form',
    bytes: await readBytes(payload, bodyLimits.form),
  }))
}

/**
 * Stops keeping a body that is too long but lets it arrive: a connection cut in the middle would show the visitor a
 * network error in place of our answer.
 */
function readBytes(payload: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const refuse = () => {
      chunks.length = 0
      payload.removeAllListeners('data').resume()
      reject(new Refusal(413, 'This is too long to send. Please shorten it.'))
    }
    if (Number(payload.headers['content-length'] ?? 0) > limit) {
      refuse()
      return
    }
    payload.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > limit) refuse()
      else chunks.push(chunk)
    })
    payload.on('end', () => resolve(Buffer.concat(chunks)))
    payload.on('error', reject)
    payload.on('aborted', () => reject(new Refusal(400, 'The message did not arrive whole.')))
  })
}

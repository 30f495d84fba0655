import { Transform } from 'node:stream'
import type { FastifyRequest, onRequestAsyncHookHandler, preParsingAsyncHookHandler } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Meta } from '#contract/route.ts'
import type { Viewer } from '../../access/sessions.ts'

/** The house's largest body. */
export const BODY_MAX_BYTES = 1024 * 1024
/** The largest body of somebody of whom nothing is known. */
const STRANGER_MAX_BYTES = 256 * 1024

/** Who sends a body, as far as it decides how large one may be. A publisher is a medical editor or the operator, who answers for what they bring. */
export type Sender = 'stranger' | 'member' | 'publisher'

export const senderOf = (viewer: Viewer | null, operator: boolean): Sender =>
  operator || viewer?.roles.includes('medical_editor') ? 'publisher' : viewer ? 'member' : 'stranger'

/** Refuses a body by its sender before it is read: by the length it announces, or as soon as it has grown beyond what is taken. */
export function boundBodies(
  { bodyMaxBytes = { member: BODY_MAX_BYTES, publisher: BODY_MAX_BYTES } }: Meta,
  whose: (request: FastifyRequest) => Promise<Sender>,
) {
  const most: Record<Sender, number> = { stranger: STRANGER_MAX_BYTES, ...bodyMaxBytes }
  const unannounced = new WeakMap<FastifyRequest, Sender>()

  const onRequest: onRequestAsyncHookHandler = async (request) => {
    const { headers } = request
    const isChunked = headers['transfer-encoding'] !== undefined
    const length = Number(headers['content-length'] ?? 0)
    if (!isChunked && length <= STRANGER_MAX_BYTES) return
    const sender = await whose(request)
    if (length > most[sender]) throw tooLarge(sender)
    if (isChunked) unannounced.set(request, sender)
  }

  const preParsing: preParsingAsyncHookHandler = async (request, _reply, payload) => {
    const sender = unannounced.get(request)
    return sender ? payload.pipe(bounded(most[sender], sender)) : payload
  }

  return { bodyLimit: most.publisher, onRequest, preParsing }
}

function bounded(most: number, sender: Sender) {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      done(length > most ? tooLarge(sender) : null, chunk)
    },
  })
}

/** What is still on its way is not listened to. */
const tooLarge = (sender: Sender) =>
  new Refusal('TOO_LARGE', {
    headers: { connection: 'close' },
    ...(sender === 'stranger' && { words: 'Without signing in you can send up to 256 kB at a time. Please sign in to send more.' }),
  })

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerExpectation, answerUnreadable } from './unreadable.ts'

/** When the headers of a request have to be there. */
export const HEADERS_MS = 10_000
/** How often those that are late are looked for. */
export const LOOK_MS = 3_000
const BODY_LOOK_MS = 8_000
/** What has to arrive between two looks: a slow phone on a bad line sends more. */
const BODY_MIN_BYTES = 16 * 1024

/** Hangs up on whoever begins to send something and does not go on, so that nobody keeps lines open for nothing. */
export function boundArrival(app: FastifyInstance, lookMs = BODY_LOOK_MS) {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) watch(request.raw, lookMs)
    done()
  })
  app.server.on('checkExpectation', answerExpectation)
  // Node lets go of a connection that asks to be something else. Until somebody takes it, if anybody does, a reset would be an error that
  // nobody hears, and would end the process.
  app.server.prependListener('upgrade', (_request, socket) => socket.on('error', () => socket.destroy()))
}

function watch(request: IncomingMessage, lookMs: number) {
  const { socket } = request
  let before = socket.bytesRead
  const look = setInterval(() => {
    if (request.complete) return clearInterval(look)
    if (socket.bytesRead - before < BODY_MIN_BYTES)
      answerUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    before = socket.bytesRead
  }, lookMs)
  request.once('close', () => clearInterval(look))
}

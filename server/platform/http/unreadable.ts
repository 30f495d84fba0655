import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type RefusalCode } from '#contract/errors.ts'
import { newId } from '../ids.ts'
import { answerError, bodyOf } from './answer.ts'
import { DATA_POLICY } from './headers.ts'

/** What an answer carries that passes none of the hooks which protect the others. */
const headersOf = (requestId: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
})

const known: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers bytes that are not HTTP, or that do not arrive, and hangs up. */
export function answerUnreadable(error: Error & { code: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const refusal = new Refusal(known[error.code] ?? 'BAD_REQUEST')
    const { body, headers } = wholeAnswer(refusal)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroy(error)
}

/** The last answer of a connection. */
function wholeAnswer(refusal: Refusal) {
  const requestId = newId()
  const body = JSON.stringify(bodyOf(refusal, requestId))
  const headers = { ...headersOf(requestId), 'content-length': Buffer.byteLength(body), connection: 'close', 'cache-control': 'no-store' }
  return { body, headers }
}

/** Answers a request that expects what nobody promised, and hangs up: Node would refuse it and wait a minute for its body. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse) {
  const refusal = new Refusal('BAD_REQUEST')
  const { body, headers } = wholeAnswer(refusal)
  response.writeHead(refusal.status, headers).end(body)
}

/** Answers an address that cannot be decoded, which reaches no route and so no hook, and hangs up: nobody waits for what else it would bring. */
export function answerUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...headersOf(request.id), connection: 'close' })
  return answerError(error, request, reply)
}

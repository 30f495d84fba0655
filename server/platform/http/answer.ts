import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, Refusal, type RefusalCode } from '#contract/errors.ts'
import { type Trouble, troubleOf } from '../db/trouble.ts'

/** Refusals of those we build on, in the product's words. */
const known: Record<string, RefusalCode> = {
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'NO_SUCH_ADDRESS',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_TYPE',
  FST_PROTO_VIOLATION: 'BAD_REQUEST',
  FST_ERR_REOPENED_CLOSE_SERVER: 'UNAVAILABLE',
  // PostgreSQL keeps no null byte in a text, so whatever holds one names nothing that is there.
  '22021': 'BAD_INPUT',
}

/** Seconds after which asking again makes sense. */
const RETRY_AFTER: Record<Trouble, number> = { UNAVAILABLE: 2, BUSY: 5, STORAGE_FULL: 60 }

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const trouble = troubleOf(error)
  if (trouble) return new Refusal(trouble, { headers: { 'retry-after': String(RETRY_AFTER[trouble]) } })
  const { code = '', statusCode } = error as FastifyError
  const named = known[code]
  if (named) return new Refusal(named)
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('BAD_JSON') : undefined
}

/** What a refusal says, in the one shape that every answer of this kind has. */
export function bodyOf({ code, status, message, issues }: Refusal, requestId: string): ErrorBody {
  return { code, status, message, requestId, ...(issues && { issues }) }
}

/** Whoever asked hung up before all of it had arrived: that is told by the code of a connection, and is none of the database's. */
const isLeft = (error: unknown, { raw }: FastifyRequest) =>
  raw.destroyed && !raw.complete && (error as { code?: unknown } | null)?.code === 'ECONNRESET'

/** An error as it is answered: a refusal as it is, anything else logged and put into one calm sentence. */
export function errorAnswerOf(error: unknown, request: FastifyRequest): { refusal: Refusal; body: ErrorBody } {
  const known = isLeft(error, request) ? new Refusal('BAD_REQUEST') : asRefusal(error)
  if (!known) request.log.error({ err: error, requestId: request.id }, 'fault')
  else if (known.code === 'KEY_MISSING')
    request.log.error(
      { err: error, requestId: request.id },
      'What is sealed does not open: the key is another one, or the data was changed.',
    )
  else if (known !== error && known.status > 500) request.log.warn({ err: error, requestId: request.id }, 'database trouble')
  const refusal = known ?? new Refusal('FAULT')
  return { refusal, body: bodyOf(refusal, request.id) }
}

/** The one place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { refusal, body } = errorAnswerOf(error, request)
  return reply.code(refusal.status).headers(refusal.headers).header('cache-control', 'no-store').send(body)
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, Refusal, type RefusalCode } from '#contract/errors.ts'

/** Fastify's own refusals, in the product's words. */
const known: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_REOPENED_CLOSE_SERVER: 'UNAVAILABLE',
}

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { code = '', statusCode } = error as FastifyError
  const named = known[code]
  if (named) return new Refusal(named)
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Refusal('BAD_JSON') : undefined
}

/** The one place where an error becomes an answer: a refusal as it is, anything else logged and told in one calm sentence. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error)
  if (!refusal) request.log.error({ err: error, requestId: request.id }, 'fault')
  const { code, status, message, issues, headers } = refusal ?? new Refusal('FAULT')
  const body: ErrorBody = { code, status, message, requestId: request.id, ...(issues && { issues }) }
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
}

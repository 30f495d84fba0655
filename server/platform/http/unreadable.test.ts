import type { Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerUnreadable, answerUnroutable } from './unreadable.ts'

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What becomes of a line on which an error came up. */
function lineAfter(code: string, state: { writable?: boolean; destroyed?: boolean } = {}) {
  const error = Object.assign(new Error('of the inside'), { code })
  const written: string[] = []
  const ends: unknown[] = []
  const line = {
    writable: true,
    destroyed: false,
    ...state,
    write: (text: string) => written.push(text),
    destroy: (why: unknown) => ends.push(why),
  }
  answerUnreadable(error, line as unknown as Socket)
  const [head = '', body = ''] = written.join('').split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  return { error, written, ends, status, headers: Object.fromEntries(lines.map((one) => one.split(': '))), body }
}

test.for([
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request', 'BAD_REQUEST'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout', 'TOO_SLOW'],
  ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE'],
] as const)('%s is answered in the one shape of refusals, and hung up on', ([code, status, refused]) => {
  const line = lineAfter(code)
  const body = JSON.parse(line.body)

  expect(line.status).toBe(status)
  expect(body).toMatchObject({ code: refused, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(line.headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-request-id': body.requestId,
    'content-length': String(Buffer.byteLength(line.body)),
    connection: 'close',
    'cache-control': 'no-store',
  })
  expect(line.ends).toEqual([line.error])
})

test.for([
  ['that was reset', 'ECONNRESET', {}],
  ['that is gone', 'HPE_INVALID_METHOD', { destroyed: true }],
] as const)('a line %s is left alone', ([, code, state]) => {
  const { written, ends } = lineAfter(code, state)

  expect([written, ends]).toEqual([[], []])
})

test('a line that takes no more is hung up on without a word', () => {
  const { error, written, ends } = lineAfter('HPE_INVALID_METHOD', { writable: false })

  expect([written, ends]).toEqual([[], [error]])
})

test('an address that cannot be decoded is answered with what protects an answer', async () => {
  const app = Fastify({ frameworkErrors: answerUnroutable, genReqId: () => 'request-1' })
  onTestFinished(() => app.close())
  app.get('/:name', () => 'well')

  const answer = await app.inject('/%zz')

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', requestId: 'request-1' })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-request-id': 'request-1',
    'cache-control': 'no-store',
  })
})

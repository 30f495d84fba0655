import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '#contract/errors.ts'
import { openEdge } from '#tests/support/edge.ts'
import { bodyOf, errorAnswerOf } from './answer.ts'

const withCode = (code: string) => Object.assign(new Error('of the inside'), { code })
const withStatus = (statusCode: number) => Object.assign(new Error('of the inside'), { statusCode })

/** What an error is answered with, and what the log is told of it. */
function answered(error: unknown, raw = { destroyed: false, complete: true }) {
  const logged: unknown[] = []
  const heard = (level: string) => (told: object, words: string) => logged.push([level, told, words])
  const request = { id: 'request-1', raw, log: { error: heard('error'), warn: heard('warn') } } as unknown as FastifyRequest
  return { ...errorAnswerOf(error, request), logged }
}

test.for([
  [withCode('FST_ERR_BAD_URL'), 'BAD_REQUEST'],
  [withCode('FST_ERR_MAX_PARAM_LENGTH'), 'NO_SUCH_ADDRESS'],
  [withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'TOO_LARGE'],
  [withCode('FST_REQ_FILE_TOO_LARGE'), 'TOO_LARGE'],
  [withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'UNSUPPORTED_TYPE'],
  [withCode('FST_PROTO_VIOLATION'), 'BAD_REQUEST'],
  [withCode('22021'), 'BAD_INPUT'],
  [withStatus(400), 'BAD_JSON'],
  [withStatus(499), 'BAD_JSON'],
] as const)('what others refuse is refused in our words, and is nothing to log: %o', ([error, code]) => {
  const { refusal, logged } = answered(error)

  expect(refusal.code).toBe(code)
  expect(logged).toEqual([])
})

test.for([new Error('of the inside'), withCode('23505'), withStatus(399), withStatus(500), { thrown: 'bare' }])(
  'anything else is a fault, logged and told in one sentence: %o',
  (error) => {
    const { body, logged } = answered(error)

    expect(body).toEqual({
      code: 'FAULT',
      status: 500,
      message: 'Something went wrong on our side. Please try again.',
      requestId: 'request-1',
    })
    expect(logged).toEqual([['error', { err: error, requestId: 'request-1' }, 'fault']])
  },
)

test.for([
  ['ECONNREFUSED', 'UNAVAILABLE', '2'],
  ['57014', 'BUSY', '5'],
  ['ENOSPC', 'STORAGE_FULL', '60'],
] as const)('a database that answers %s is told of, and when to come again', ([code, refused, seconds]) => {
  const error = withCode(code)
  const { refusal, logged } = answered(error)

  expect(refusal).toMatchObject({ code: refused, headers: { 'retry-after': seconds } })
  expect(logged).toEqual([['warn', { err: error, requestId: 'request-1' }, 'database trouble']])
})

test('whoever hangs up in the middle of what they send is no trouble of the database', () => {
  const reset = withCode('ECONNRESET')

  expect(answered(reset, { destroyed: true, complete: false })).toMatchObject({ refusal: { code: 'BAD_REQUEST' }, logged: [] })
  expect(answered(reset, { destroyed: true, complete: true })).toMatchObject({ refusal: { code: 'UNAVAILABLE' } })
  expect(answered(withCode('57P01'), { destroyed: true, complete: false })).toMatchObject({ refusal: { code: 'UNAVAILABLE' } })
})

test('a request that is broken off in its body leaves no word of the database in the log', async () => {
  const told: unknown[] = []
  const edge = openEdge((app) => {
    app.addHook('onRequest', async (request) => {
      request.log.warn = (...said: unknown[]) => void told.push(said)
    })
    app.post('/', async () => 'never')
  })
  await edge.listen({ port: 0, host: '127.0.0.1' })
  const left = new Promise((seen) => edge.server.once('connection', (socket) => socket.once('close', () => setImmediate(seen))))
  const line = connect((edge.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  line.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{')
  await once(edge.server, 'request')

  line.resetAndDestroy()

  await left
  expect(told).toEqual([])
})

test('a refusal is answered as it is; the log hears of none but of what no longer opens', () => {
  const planned = new Refusal('GOOGLE_NOT_CONFIGURED')
  const sealed = new Refusal('KEY_MISSING')

  expect(answered(planned)).toMatchObject({ refusal: planned, logged: [] })
  expect(answered(sealed)).toMatchObject({
    refusal: sealed,
    logged: [['error', { err: sealed, requestId: 'request-1' }, expect.stringContaining('the key is another one')]],
  })
})

test('a refusal names its fields where it has some', () => {
  const issues = [{ path: 'name', message: 'This is required.' }]

  expect(bodyOf(new Refusal('BAD_INPUT', { issues, words: 'Please look again.' }), '1')).toEqual({
    code: 'BAD_INPUT',
    status: 400,
    message: 'Please look again.',
    requestId: '1',
    issues,
  })
  expect(bodyOf(new Refusal('NOT_FOUND'), '1')).not.toHaveProperty('issues')
})

test('whatever a handler throws is answered with its status and headers, and kept by nobody', async () => {
  const app = openEdge((edge) => {
    edge.get('/wait', async () => {
      throw new Refusal('TOO_MANY_REQUESTS', { headers: { 'retry-after': '7' } })
    })
  })

  const answer = await app.inject('/wait')

  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
  expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', requestId: expect.any(String) })
})

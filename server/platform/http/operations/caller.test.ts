import { expect, test } from 'vitest'
import { anyone } from '#contract/route.ts'
import { ASHA, bearing, mounted } from '#tests/support/edge.ts'
import type { Caller } from '../context.ts'

/** What an operation learns of whoever calls it. */
async function callerOf(headers: Record<string, string>, ask: (caller: Caller) => unknown) {
  const { app } = await mounted([
    { procedure: anyone.route({ method: 'GET', path: '/who' }), answer: async (_, { caller }) => ({ told: ask(caller) }) },
  ])
  const answer = await app.inject({ url: '/who', headers, remoteAddress: '2001:db8:1:2::7' })
  return { told: answer.json().told, headers: answer.headers }
}

test('a caller is known by the network of their address and by the name of their request', async () => {
  const { told } = await callerOf({}, ({ address, requestId }) => [address, requestId])

  expect(told).toEqual(['2001:db8:1:2::/64', expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('a caller bears a token, or none', async () => {
  expect((await callerOf(bearing(ASHA), ({ bearer }) => bearer)).told).toBe(ASHA)
  expect((await callerOf({}, ({ bearer }) => bearer)).told).toBe('')
})

test('a browser says what it is, in so many words and no more', async () => {
  expect((await callerOf({ 'user-agent': 'x'.repeat(301) }, ({ userAgent }) => userAgent)).told).toBe('x'.repeat(300))
  expect((await callerOf({ 'user-agent': '' }, ({ userAgent }) => userAgent)).told).toBe('')
})

test.for([
  ['a=1; b=two words;c=x=y', { a: '1', b: 'two words', c: 'x=y' }],
  ['  a = 1 ; nothing;=2', { a: '1', '': '2' }],
  ['', {}],
] as const)('the cookies of "%s" are read', async ([cookie, cookies]) => {
  expect((await callerOf(cookie ? { cookie } : {}, (caller) => caller.cookies)).told).toEqual(cookies)
})

test('an operation may leave a cookie', async () => {
  const { headers } = await callerOf({}, (caller) => caller.setCookie('a=1; HttpOnly'))

  expect(headers['set-cookie']).toBe('a=1; HttpOnly')
})

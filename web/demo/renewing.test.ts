import { expect, test, vi } from 'vitest'
import { renewing } from './renewing.ts'

const ROWS = 'https://abc.supabase.example/rest/v1/posts'

/** Takes one token alone. */
const server = (good: string) =>
  vi.fn<typeof fetch>(async (_input, init) =>
    Response.json([], { status: new Headers(init?.headers).get('authorization') === `Bearer ${good}` ? 200 : 401 }),
  )
const init = { headers: { authorization: 'Bearer old', apikey: 'key' }, method: 'POST', body: '{}' }

test('what was refused for an old token is asked once more with a newer one', async () => {
  const ask = server('new')
  expect((await renewing(ask, async () => 'new')(ROWS, init)).status).toBe(200)

  expect(ask).toHaveBeenCalledTimes(2)
  expect(ask.mock.calls[1]![1]).toMatchObject({ method: 'POST', body: '{}' })
  expect(new Headers(ask.mock.calls[1]![1]!.headers).get('apikey')).toBe('key')
})

test('what no newer token helps is refused, once or twice and not for ever', async () => {
  const ask = server('another')
  expect((await renewing(ask, async () => 'new')(ROWS, init)).status).toBe(401)
  expect((await renewing(ask, async () => undefined)(ROWS, init)).status).toBe(401)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('the sign-in service itself is asked once', async () => {
  const ask = server('new')
  expect((await renewing(ask, async () => 'new')('https://abc.supabase.example/auth/v1/user', init)).status).toBe(401)
  expect(ask).toHaveBeenCalledTimes(1)
})

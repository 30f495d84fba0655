import { expect, test } from 'vitest'
import { openEdge } from '#tests/support/edge.ts'
import { allowOrigins } from './cross-origin.ts'

const FRONT = 'https://app.example'

/** What a server of these origins answers to a request, besides its content. */
async function answered(origins: string[], method: 'GET' | 'OPTIONS', url: string, headers: Record<string, string>) {
  const app = openEdge((edge) => {
    allowOrigins(edge, origins)
    edge.route({ method: ['GET', 'OPTIONS'], url: '/*', handler: () => 'answered' })
  })
  const { statusCode, headers: told } = await app.inject({ method, url, headers })
  return {
    status: statusCode,
    vary: told.vary,
    origin: told['access-control-allow-origin'],
    cookies: told['access-control-allow-credentials'],
  }
}

const AHEAD = { origin: FRONT, 'access-control-request-method': 'POST' }
const nothing = { vary: undefined, origin: undefined, cookies: undefined }

test('only a question ahead, by a page that may ask, is answered in place of the operation', async () => {
  const statuses = [
    await answered([FRONT], 'OPTIONS', '/api/x', AHEAD),
    await answered([FRONT], 'GET', '/api/x', AHEAD),
    await answered([FRONT], 'OPTIONS', '/api/x', { origin: FRONT }),
    await answered([FRONT], 'OPTIONS', '/api/x', { ...AHEAD, origin: 'https://evil.example' }),
  ].map(({ status }) => status)

  expect(statuses).toEqual([204, 200, 200, 200])
})

test('a question ahead is told what may be sent', async () => {
  const app = openEdge((edge) => allowOrigins(edge, ['https://other.example', FRONT]))

  const { headers } = await app.inject({ method: 'OPTIONS', url: '/api/x', headers: AHEAD })

  expect(headers).toMatchObject({
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, x-time-zone',
    'access-control-max-age': '7200',
  })
})

test.for(['/auth/v1/token', '/rest/v1/posts'])(
  '%s takes what its client sends, and a page may read how many rows there are',
  async (url) => {
    const app = openEdge((edge) => allowOrigins(edge, [FRONT]))

    const { headers } = await app.inject({ method: 'OPTIONS', url, headers: AHEAD })

    expect(headers['access-control-allow-headers']).toBe(
      'authorization, content-type, apikey, prefer, range, range-unit, accept-profile, content-profile, x-client-info, x-retry-count, x-supabase-api-version',
    )
    expect(headers['access-control-expose-headers']).toContain('content-range')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  },
)

test('whoever names no origin is let in nowhere, and caches are told that others may be', async () => {
  expect(await answered([FRONT], 'GET', '/api/x', {})).toEqual({ ...nothing, status: 200, vary: 'origin' })
})

test.for(['/p/asha-rao', '/apis/x', '/files/api/x', '/?next=/api/'])('%s is no matter of other origins', async (path) => {
  expect(await answered([FRONT], 'OPTIONS', path, AHEAD)).toEqual({ ...nothing, status: 200 })
})

test('the way back from Google is known whatever comes after it', async () => {
  expect(await answered([FRONT], 'GET', '/api/auth/google/callback?state=1', AHEAD)).toMatchObject({ origin: FRONT, cookies: 'true' })
  expect(await answered([FRONT], 'GET', '/api/auth/google/callback/x', AHEAD)).toMatchObject({ origin: FRONT, cookies: undefined })
})

test('a server that names no front says nothing of origins', async () => {
  expect(await answered([], 'OPTIONS', '/api/x', AHEAD)).toEqual({ ...nothing, status: 200 })
})

import { afterAll, beforeAll, expect, vi } from 'vitest'
import { somebody } from '#tests/support/google-world.ts'
import { test } from '#tests/support/hosted.ts'
import { type OpenIdProvider, openOpenId, throughProvider } from '#tests/support/openid.ts'
import { startService } from './service.ts'

const PUBLIC = 'http://127.0.0.1:4000'
const BACK = `${PUBLIC}/supabase-auth/callback`

let google: OpenIdProvider
beforeAll(async () => {
  google = await openOpenId('https://accounts.google.com')
})
afterAll(() => google.close())

/** What is asked of Google is asked of the provider that stands in for it. */
function standIn() {
  const really = globalThis.fetch
  const paths: Record<string, string> = {
    'https://oauth2.googleapis.com/token': '/token',
    'https://www.googleapis.com/oauth2/v3/certs': '/jwks',
  }
  return vi.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const path = paths[String(asked)]
    return really(path ? google.address + path : asked, init)
  })
}

test('somebody signs in with Google, which is asked for lasting access and their consent', async ({ hosted }) => {
  const settings = {
    ...{ address: { connectionString: hosted.databaseUrl }, publicUrl: PUBLIC },
    ...{ sessionKey: crypto.getRandomValues(new Uint8Array(32)), publicKeySeed: crypto.getRandomValues(new Uint8Array(32)) },
    google: { clientId: google.clientId, clientSecret: google.clientSecret },
  }
  const service = await startService(settings, { email: { send: async () => {} }, changed: () => {}, missed: () => {} })
  const fetched = standIn()
  const ask = (url: string | URL, headers: Record<string, string> = {}) =>
    service.answer(new Request(url, { headers: { apikey: service.key, ...headers } }), '127.0.0.1')
  try {
    const query = new URLSearchParams({ provider: 'google', redirect_to: BACK, access_type: 'offline', prompt: 'consent' })
    const begun = await ask(`${PUBLIC}/auth/v1/authorize?${query}`)
    const asked = new URL(begun.headers.get('location') ?? '')
    expect(asked.origin + asked.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    const sent = Object.fromEntries(asked.searchParams)
    expect(sent).toMatchObject({ access_type: 'offline', prompt: 'consent', redirect_uri: `${PUBLIC}/auth/v1/callback` })
    expect(JSON.stringify(sent)).not.toContain(google.clientSecret)

    google.person = somebody({ name: 'Asha Rao' })
    asked.searchParams.set('scope', `openid ${sent.scope}`)
    const back = await throughProvider(`${google.address}/auth${asked.search}`)
    const ended = new URL((await ask(back)).headers.get('location') ?? '')

    expect(ended.origin + ended.pathname).toBe(BACK)
    const token = new URLSearchParams(ended.hash.slice(1)).get('access_token')
    const user = await (await ask(`${PUBLIC}/auth/v1/user`, { authorization: `Bearer ${token}` })).json()
    expect(user).toMatchObject({ email: google.person.email, user_metadata: { full_name: 'Asha Rao', picture: google.person.picture } })
    // What Google sent along works once.
    const again = new URL((await ask(back)).headers.get('location') ?? BACK)
    expect(again.hash).not.toContain('access_token')
  } finally {
    fetched.mockRestore()
    await service.close()
  }
})

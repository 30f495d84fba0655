import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { claimsOf, somebody, test } from '#tests/support/google-world.ts'

test('an ID token from the identity prompt signs in', async ({ world, google }) => {
  const person = somebody()
  const token = await google.signIdToken(claimsOf(google, person))

  const answer = await world.nobody.call(account.google, { token })

  expect(answer).toEqual({ message: 'Account created successfully!', token: expect.any(String), user: expect.any(Object) })
  expect(answer.user).toMatchObject({ email: person.email, provider: 'google', verified_email: true })
})

test('forged ID tokens open nothing', async ({ world, google }) => {
  const person = somebody()
  const good = await google.signIdToken(claimsOf(google, person))
  const { privateKey } = await generateKeyPair('RS256')
  const now = Math.floor(Date.now() / 1000)
  const [head, , signature] = good.split('.')
  const changed = Buffer.from(JSON.stringify(claimsOf(google, somebody()))).toString('base64url')
  const forged = {
    'for another audience': await google.signIdToken(claimsOf(google, person, { aud: 'somebody-else' })),
    'for several, asked for by another': await google.signIdToken(claimsOf(google, person, { aud: [google.clientId, 'x'], azp: 'x' })),
    'from another issuer': await google.signIdToken(claimsOf(google, person, { iss: 'https://accounts.google.com' })),
    expired: await google.signIdToken(claimsOf(google, person, { iat: now - 4000, exp: now - 400 })),
    'of no age': await google.signIdToken({ ...claimsOf(google, person), exp: undefined }),
    'of nobody': await google.signIdToken({ ...claimsOf(google, person), sub: undefined }),
    'signed by another key': await new SignJWT(claimsOf(google, person))
      .setProtectedHeader({ alg: 'RS256', kid: 'stand-in' })
      .sign(privateKey),
    'signed by a shared secret': await new SignJWT(claimsOf(google, person))
      .setProtectedHeader({ alg: 'HS256', kid: 'stand-in' })
      .sign(Buffer.from(google.clientSecret.padEnd(32))),
    'not signed': new UnsecuredJWT(claimsOf(google, person)).encode(),
    changed: `${head}.${changed}.${signature}`,
    garbage: 'garbage',
    'without an email': await google.signIdToken({ ...claimsOf(google, person), email: undefined }),
  }

  const answers = await Promise.all(
    Object.entries(forged).map(async ([how, token]) => [
      how,
      await world.nobody.call(account.google, { token }).then(
        () => 'signed in',
        ({ code, status }) => `${status} ${code}`,
      ),
    ]),
  )

  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(Object.keys(forged).map((how) => [how, '401 GOOGLE_FAILED'])))
})

test('where this browser was given a nonce, the ID token has to carry it', async ({ world, google }) => {
  const begun = await world.fetch('/api/auth/google/start?mode=popup', { redirect: 'manual' })
  const [cookie = ''] = begun.headers.getSetCookie()[0]?.split(';') ?? []
  const nonce = new URL(begun.headers.get('location') ?? '').searchParams.get('nonce')
  const post = async (changes: JWTPayload) =>
    world.fetch('/api/auth/google', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ token: await google.signIdToken(claimsOf(google, somebody(), changes)) }),
    })

  expect((await post({ nonce: 'another' })).status).toBe(401)
  expect((await post({})).status).toBe(401)
  expect((await post({ nonce: nonce ?? '' })).status).toBe(200)
})

test('the prompt’s nonce is one browser’s, serves once, and is no way in without its cookie', async ({ world, google }) => {
  const ask = async () => {
    const answer = await world.fetch('/api/auth/google/prompt', { method: 'POST' })
    const [setCookie = ''] = answer.headers.getSetCookie()
    const { nonce } = (await answer.json()) as { nonce: string }
    return { nonce, setCookie, cookie: setCookie.split(';')[0]! }
  }
  const post = async (token: string, cookie: string) =>
    world.fetch('/api/auth/google', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ token }),
    })
  const [mine, theirs] = [await ask(), await ask()]
  const token = await google.signIdToken(claimsOf(google, somebody(), { nonce: mine.nonce }))

  expect(mine.nonce).toMatch(/^[\w-]{43}$/)
  expect(mine.setCookie).toMatch(/^google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(mine.setCookie).not.toContain(mine.nonce)
  expect((await post(token, theirs.cookie)).status).toBe(401)
  expect((await post(token, '')).status).toBe(401)
  const first = await Promise.all([post(token, mine.cookie), post(token, mine.cookie)])
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(first.find(({ status }) => status === 200)!.headers.getSetCookie()[0]).toMatch(/^google=; Max-Age=0; /)
  expect((await post(token, mine.cookie)).status).toBe(401)
  expect((await post(token, '')).status).toBe(401)
})

test('two windows that finish at once make one member', async ({ world, google }) => {
  const person = somebody()
  const tokens = await Promise.all(Array.from({ length: 6 }, () => google.signIdToken(claimsOf(google, person))))

  const answers = await Promise.all(tokens.map((token) => world.nobody.call(account.google, { token })))

  expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
  expect(answers.filter(({ message }) => message === 'Account created successfully!')).toHaveLength(1)
})

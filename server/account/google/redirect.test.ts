import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { letStepsPass } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { somebody, test } from '#tests/support/google-world.ts'
import { type GooglePerson, type OpenIdProvider, openOpenId, throughProvider } from '#tests/support/openid.ts'
import { Person, World } from '#tests/support/world.ts'

/** Presses the button: the address of the provider and the cookie that waits for the way back. */
async function begin(world: World, mode = 'popup') {
  const answer = await world.fetch(`/api/auth/google/start?mode=${mode}`, { redirect: 'manual' })
  const [setCookie = ''] = answer.headers.getSetCookie()
  return { status: answer.status, location: answer.headers.get('location') ?? '', setCookie, cookie: setCookie.split(';')[0]! }
}

function finish(world: World, cookie: string, body: object) {
  return world.fetch('/api/auth/google/callback', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

async function throughGoogle(world: World, google: OpenIdProvider, person: GooglePerson) {
  google.person = person
  const { location, cookie } = await begin(world)
  const { searchParams } = await throughProvider(location)
  const sent = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
  return { answer: await finish(world, cookie, sent), cookie, sent }
}

test('the way to Google carries S256, state, nonce and the exact return address; its cookie is closed to scripts', async ({
  world,
  google,
}) => {
  const { status, location, setCookie } = await begin(world)

  const { origin, searchParams } = new URL(location)
  expect([status, origin]).toEqual([302, google.issuer])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: google.clientId,
    redirect_uri: `${world.url}/auth/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(setCookie).toMatch(/^google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(setCookie).not.toContain(searchParams.get('state'))
  expect(await world.fetch('/api/auth/google/start?mode=elsewhere', { redirect: 'manual' })).toMatchObject({ status: 400 })
})

test('behind https the cookie belongs to this host alone', async ({ google }) => {
  const world = await World.open({
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    PUBLIC_URL: 'https://wardmates.example',
  })

  const { setCookie } = await begin(world)
  await world.close()

  expect(setCookie).toMatch(/^__Host-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('a first sign-in with Google makes a member, a second one finds them', async ({ world, google }) => {
  const person = somebody()

  const first = await throughGoogle(world, google, person)
  const made = (await first.answer.json()) as { token: string; user: { id: string } }
  const second = await throughGoogle(world, google, { ...person, email: 'moved@example.org', name: 'Asha Rao Pillai' })

  expect(first.answer.status).toBe(200)
  expect(made).toEqual({
    message: 'Account created successfully!',
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id: expect.any(String),
      name: 'Asha Rao',
      email: person.email,
      profileComplete: false,
      picture: person.picture,
      verified_email: true,
      verified: false,
      mark: null,
      provider: 'google',
      deletionDueAt: null,
      closedBy: null,
    },
    googleAuthData: {
      id: person.sub,
      email: person.email,
      verified_email: true,
      name: 'Asha Rao',
      given_name: 'Asha',
      family_name: 'Rao',
      picture: person.picture,
    },
  })
  expect(await second.answer.json()).toMatchObject({ message: 'Login successful!', user: { id: made.user.id, email: person.email } })
  expect(await new Person(world.url, made.token).call(account.me)).toMatchObject({ id: made.user.id })
  expect(first.answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^google=; Max-Age=0; /),
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect(google.asked.get('/me')).toBeGreaterThan(0)
})

test('a state works once, in the browser it was made for', async ({ world, google }) => {
  const { cookie, sent } = await throughGoogle(world, google, somebody())
  const { location, cookie: other } = await begin(world)
  const unused = new URL(location).searchParams.get('state')

  const again = await finish(world, cookie, sent)
  const elsewhere = await finish(world, other, sent)
  const without = await finish(world, '', { code: 'code', state: unused })
  const tampered = await finish(world, `${other.slice(0, -4)}AAAA`, { code: 'code', state: unused })

  for (const answer of [again, elsewhere, without, tampered]) {
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'GOOGLE_FAILED', message: 'Google authentication failed' })
  }
})

test('a code that Google did not give, or gave to another attempt, opens nothing', async ({ world, google }) => {
  google.person = somebody()
  const [mine, theirs] = [await begin(world), await begin(world)]
  const stateOf = ({ location }: { location: string }) => new URL(location).searchParams.get('state')
  const theirCode = (await throughProvider(theirs.location)).searchParams.get('code')

  const injected = await finish(world, mine.cookie, { code: theirCode, state: stateOf(mine) })
  const madeUp = await finish(world, theirs.cookie, { code: 'made-up', state: stateOf(theirs) })

  expect([injected.status, madeUp.status]).toEqual([401, 401])
  expect(await madeUp.json()).toMatchObject({ code: 'GOOGLE_FAILED' })
})

test('Google opens an account made with a password only when both have seen the email', async ({ world, google }) => {
  const [seen, unseen, unsure] = [somebody(), somebody(), somebody({ email_verified: false })]
  const register = async ({ email }: GooglePerson) =>
    (await world.nobody.call(account.register, { name: 'Asha Rao', email, password: 'turmeric lamp at seven' })).user
  const members = [await register(seen), await register(unseen), await register(unsure)]
  await sql`update account set email_verified = true where email in (${seen.email}, ${unsure.email})`.execute(world.db)

  const linked = await throughGoogle(world, google, seen)
  const squatted = await throughGoogle(world, google, unseen)
  const doubted = await throughGoogle(world, google, unsure)

  expect(await linked.answer.json()).toMatchObject({ user: { id: members[0]?.id, provider: 'google' } })
  for (const { answer } of [squatted, doubted]) {
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'ALREADY_EXISTS',
      message: expect.stringContaining('Sign in with your password first'),
    })
  }
})

test('Google alone opens no session where an authenticator app is on', async ({ world, google }) => {
  const person = somebody()
  const { token } = (await (await throughGoogle(world, google, person)).answer.json()) as { token: string }
  const asha = new Person(world.url, token)
  const { key } = await asha.call(secondFactor.beginApp, {})
  await asha.call(secondFactor.confirmApp, { code: codeOf(key) })
  await letStepsPass(world)

  const { answer } = await throughGoogle(world, google, person)
  const half = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('factor='))!
  const whole = await world.fetch('/api/auth/login/second-factor', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: half.split(';')[0]! },
    body: JSON.stringify({ code: codeOf(key) }),
  })

  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'SECOND_FACTOR' })
  expect(await whole.json()).toMatchObject({ message: 'Login successful!', user: { email: person.email } })
  const refused = await world.db.selectFrom('audit_entry').select('detail').where('act', '=', 'sign_in_refused').execute()
  expect(refused.map(({ detail }) => detail).join()).not.toContain('SECOND_FACTOR')
})

test('a provider out of reach is told apart from one that says no', async () => {
  const gone = await openOpenId()
  await gone.close()
  const world = await World.open({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: gone.issuer })

  const { status, location } = await begin(world)
  const prompt = world.nobody.call(account.google, { token: 'a.b.c' })

  await expect(prompt).rejects.toMatchObject({ code: 'GOOGLE_UNAVAILABLE', message: 'Google authentication unavailable. Try email login.' })
  expect([status, location]).toEqual([302, `${world.url}/auth/callback?error=temporarily_unavailable`])
  await world.close()
})

test('without a client the answer is clear: not configured', async () => {
  const world = await World.open()

  const answers = await Promise.all([
    world.fetch('/api/auth/google/start', { redirect: 'manual' }),
    finish(world, '', { code: 'x', state: 'y' }),
    world.fetch('/api/auth/google', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"token":"x"}' }),
    world.fetch('/api/auth/google/prompt', { method: 'POST' }),
  ])

  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'GOOGLE_NOT_CONFIGURED', message: expect.stringContaining('not configured') })
  }
  await world.close()
})

test('the page that Google comes back to keeps its opener', async ({ world }) => {
  const back = await world.fetch('/auth/callback?code=x&state=y')
  const other = await world.fetch('/api/health')

  expect(back.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

test('a name that nobody may have keeps nobody out: what it may not hold is left out', async ({ world, google }) => {
  const names = ['Asha Rao ✅', 'Аsha\u200b Rao', 'Wardmates Support']
  const people = names.map((name, at) => somebody({ name, email: `asha.rao.${at}@example.org` }))

  const answers = []
  for (const person of people) answers.push(await throughGoogle(world, google, person))

  expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200, 200])
  const users = await Promise.all(answers.map(async ({ answer }) => ((await answer.json()) as { user: { name: string } }).user.name))
  expect(users).toEqual(['Asha Rao', 'asha.rao.1', 'asha.rao.2'])
})

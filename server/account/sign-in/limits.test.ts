import { test as base, expect, onTestFinished } from 'vitest'
import { account } from '#contract/account.ts'
import { browserAt } from '#tests/support/browser-at.ts'
import { solved } from '#tests/support/proof.ts'
import { World } from '#tests/support/world.ts'
import { createReset } from '../reset/queries.ts'

const PASSWORD = 'turmeric lamp at seven'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    await use(world)
    await world.close()
  },
})

const LOGIN = '/api/auth/login'
const REGISTER = '/api/auth/register'
const asha = { email: 'asha@example.org', password: PASSWORD }
const wrong = (email: string) => ({ email, password: 'not the password' })
const times = (count: number, status: number) => Array<number>(count).fill(status)

async function statuses(count: number, ask: (at: number) => Promise<{ status: number }>) {
  const found: number[] = []
  for (let at = 0; at < count; at++) found.push((await ask(at)).status)
  return found
}

/** Wrong passwords for one account, each from another address. */
const strangersTry = (world: World, email: string, count = 25) =>
  statuses(count, (at) => browserAt(world, `203.0.113.${at + 1}`)(LOGIN, wrong(email)))

test('guessing one account from one address comes to need proof, and says when it will not', async ({ world }) => {
  const guesser = browserAt(world, '203.0.113.7')

  const found = await statuses(12, () => guesser(LOGIN, wrong(asha.email)))
  const { status, headers, body } = await guesser(LOGIN, wrong(asha.email))

  expect(found).toEqual([...times(10, 401), ...times(2, 429)])
  expect([status, body.code]).toEqual([429, 'PROOF_NEEDED'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('ratelimit-remaining')).toBe('0')
  expect(headers.get('ratelimit-limit')).toBe('10')
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'))
})

test('trying many accounts from one address comes to need proof, an IPv6 network being one address', async ({ world }) => {
  const found = await statuses(27, (at) => browserAt(world, `2001:db8:1:2::${at + 1}`)(LOGIN, wrong(`m${at}@example.org`)))

  expect(found).toEqual([...times(25, 401), ...times(2, 429)])
})

test('whoever has a network of addresses comes to need proof, to sign in and to sign up, and other networks do not', async () => {
  const limits = { LIMIT_SIGN_IN_SITE: '10/300', LIMIT_SIGN_UP_SITE: '4/1800' }
  const world = await World.open({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', ...limits })
  onTestFinished(() => world.close())
  const at = (host: number) => browserAt(world, `2001:db8:9:${host.toString(16)}::1`)
  const newcomer = (host: number) => ({ name: 'Asha Rao', password: PASSWORD, email: `newcomer${host}@example.org` })

  expect(await statuses(12, (host) => at(host)(LOGIN, wrong(`m${host}@example.org`)))).toEqual([...times(10, 401), ...times(2, 429)])
  const signUps = []
  for (let host = 0; host < 6; host++) signUps.push((await at(host)(REGISTER, newcomer(host))).body.code)

  expect(signUps).toEqual([...Array(4).fill(undefined), 'PROOF_NEEDED', 'PROOF_NEEDED'])
  expect((await at(7)(REGISTER, { ...newcomer(7), proof: await solved(world) })).body.code).toBeUndefined()
  const elsewhere = browserAt(world, '2001:db8:a::1')
  expect((await elsewhere(REGISTER, newcomer(8))).body.code).toBeUndefined()
  expect((await elsewhere(LOGIN, wrong('m@example.org'))).status).toBe(401)
})

test('strangers everywhere lock nobody out: not where they have been before, nor elsewhere with a proof', async ({ world }) => {
  await browserAt(world, '198.51.100.1')(REGISTER, { name: 'Asha Rao', ...asha })

  expect(await strangersTry(world, asha.email, 27)).toEqual([...times(25, 401), ...times(2, 429)])

  expect((await browserAt(world, '198.51.100.1')(LOGIN, asha)).status).toBe(200)
  expect((await browserAt(world, '192.0.2.1')(LOGIN, asha)).body.code).toBe('PROOF_NEEDED')
  expect((await browserAt(world, '192.0.2.1')(LOGIN, { ...asha, proof: await solved(world) })).status).toBe(200)
})

test('one person’s tries lock no hospital out: known devices pass, and others with a proof', async ({ world }) => {
  const [known, other] = [browserAt(world, '198.51.100.1'), browserAt(world, '198.51.100.2')]
  await known(REGISTER, { name: 'Asha Rao', ...asha })
  await other(REGISTER, { name: 'Ravi Menon', ...asha, email: 'ravi@example.org' })
  const guesser = browserAt(world, '198.51.100.1')

  await statuses(25, (at) => guesser(LOGIN, wrong(`m${at}@example.org`)))
  const ravi = { email: 'ravi@example.org', password: PASSWORD }

  expect((await known(LOGIN, asha)).status).toBe(200)
  expect((await browserAt(world, '198.51.100.1')(LOGIN, ravi)).body.code).toBe('PROOF_NEEDED')
  expect((await browserAt(world, '198.51.100.1')(LOGIN, { ...ravi, proof: await solved(world) })).status).toBe(200)
})

test('a known device is known for its own accounts only, and guesses no more than others', async ({ world }) => {
  const laptop = browserAt(world, '198.51.100.1')
  await laptop(REGISTER, { name: 'Asha Rao', ...asha })
  await browserAt(world, '198.51.100.2')(REGISTER, { name: 'Ravi Menon', ...asha, email: 'ravi@example.org' })
  await strangersTry(world, 'ravi@example.org')

  expect(await statuses(12, () => laptop(LOGIN, wrong(asha.email)))).toEqual([...times(10, 401), ...times(2, 429)])
  expect((await laptop(LOGIN, wrong('ravi@example.org'))).body.code).toBe('PROOF_NEEDED')
})

test('a proof serves once, and is dearer each time the limit is passed again', async ({ world }) => {
  const guesser = browserAt(world, '203.0.113.7')
  await statuses(10, () => guesser(LOGIN, wrong(asha.email)))
  const proof = await solved(world)

  expect(await statuses(2, () => guesser(LOGIN, { ...wrong(asha.email), proof }))).toEqual([401, 429])
  for (let at = 0; at < 8; at++) expect((await guesser(LOGIN, { ...wrong(asha.email), proof: await solved(world) })).status).toBe(401)
  expect((await guesser(LOGIN, { ...wrong(asha.email), proof: await solved(world) })).status).toBe(429)
  expect((await guesser(LOGIN, { ...wrong(asha.email), proof: await solved(world, 2) })).status).toBe(401)
})

test('a proof that is made up, changed or of another server counts for nothing', async ({ world }) => {
  const guesser = browserAt(world, '203.0.113.7')
  await statuses(10, () => guesser(LOGIN, wrong(asha.email)))
  const { challenge, solution } = await solved(world)
  const { parameters } = challenge

  for (const proof of [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, data: { level: 16 } } }, solution },
  ])
    expect((await guesser(LOGIN, { ...wrong(asha.email), proof })).body.code).toBe('PROOF_NEEDED')
  expect((await guesser(LOGIN, { ...wrong(asha.email), proof: { challenge, solution } })).status).toBe(401)
})

test('an account that nobody has is limited like one that somebody has', async ({ world }) => {
  expect(await strangersTry(world, 'nobody@example.org', 27)).toEqual([...times(25, 401), ...times(2, 429)])
})

test('only failures count: a ward signs in from one address all morning', async ({ world }) => {
  await browserAt(world, '198.51.100.1')(REGISTER, { name: 'Asha Rao', ...asha })

  expect(await statuses(30, () => browserAt(world, '198.51.100.1')(LOGIN, asha))).toEqual(times(30, 200))
})

test('a hospital’s induction day signs up from one address: the first five freely, all others with a proof', async ({ world }) => {
  const signUp = async (at: number, proven: boolean) =>
    browserAt(world, '203.0.113.7')(REGISTER, {
      name: 'Asha Rao',
      email: `asha${at}@example.org`,
      password: PASSWORD,
      ...(proven && { proof: await solved(world) }),
    })

  expect(await statuses(6, (at) => signUp(at, false))).toEqual([...times(5, 201), 429])
  expect(await statuses(3, (at) => signUp(10 + at, true))).toEqual(times(3, 201))
})

test('asking for links from one address comes to need proof, and locks nobody there out', async ({ world }) => {
  const asker = browserAt(world, '203.0.113.7')
  const found = await statuses(26, (at) => asker('/api/auth/reset', { email: `m${at}@example.org` }))

  expect(found).toEqual([...times(25, 200), 429])
  expect((await asker('/api/auth/reset', { email: asha.email, proof: await solved(world) })).status).toBe(200)
  expect((await asker(LOGIN, wrong(asha.email))).status).toBe(401)
})

test('a new password by email makes the device known, however many strangers have tried', async ({ world }) => {
  await browserAt(world, '198.51.100.1')(REGISTER, { name: 'Asha Rao', ...asha })
  await strangersTry(world, asha.email)
  const { id } = await world.db.selectFrom('account').select('member_id as id').where('email', '=', asha.email).executeTakeFirstOrThrow()
  const phone = browserAt(world, '192.0.2.1')

  await phone('/api/auth/reset/confirm', { token: await createReset(world.db, id, 'elsewhere', 1), password: 'a different lamp at eight' })

  expect((await phone(LOGIN, { ...asha, password: 'a different lamp at eight' })).status).toBe(200)
})

test('who cannot be written down does not come in, but may still leave', async ({ world }) => {
  const member = await world.member()
  await world.nobody.call(account.register, { name: 'Asha Rao', email: 'asha@example.org', password: PASSWORD })
  const before = await world.db.selectFrom('session').select('id').execute()
  await world.db.schema.alterTable('audit_entry').renameTo('audit_lost').execute()

  const login = await browserAt(world, '198.51.100.1')('/api/auth/login', { email: 'asha@example.org', password: PASSWORD })
  const refused = await browserAt(world, '198.51.100.1')('/api/auth/login', wrong('asha@example.org'))
  await member.call(account.signOut)

  expect(before).toHaveLength(2)
  expect([login.status, login.body]).toMatchObject([500, { code: 'FAULT' }])
  expect(login.body).not.toHaveProperty('token')
  expect(refused.status).toBe(401)
  await expect(member.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

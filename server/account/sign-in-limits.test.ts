import { test as base, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { World } from '#tests/support/world.ts'

const PASSWORD = 'turmeric lamp at seven'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    await use(world)
    await world.close()
  },
})

/** Somebody who calls from an address of their own. */
function from(world: World, address: string) {
  return async (path: string, body: object) => {
    const answer = await world.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { code?: string } }
  }
}

const wrong = (email: string) => ({ email, password: 'not the password' })

async function statuses(times: number, ask: (at: number) => Promise<{ status: number }>) {
  const found: number[] = []
  for (let at = 0; at < times; at++) found.push((await ask(at)).status)
  return found
}

test('guessing one account from one address is refused, with the time to wait', async ({ world }) => {
  const guesser = from(world, '203.0.113.7')

  const found = await statuses(30, () => guesser('/api/auth/login', wrong('asha@example.org')))
  const { status, headers, body } = await guesser('/api/auth/login', wrong('asha@example.org'))

  expect(found.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(found.at(-1)).toBe(429)
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(headers.get('ratelimit-remaining')).toBe('0')
  expect(headers.get('ratelimit-limit')).toMatch(/^\d+$/)
  expect(headers.get('ratelimit-reset')).toBe(headers.get('retry-after'))
})

test('trying many accounts from one address is refused, an IPv6 network being one address', async ({ world }) => {
  const found = await statuses(40, (at) => from(world, `2001:db8:1:2::${at + 1}`)('/api/auth/login', wrong(`m${at}@example.org`)))

  expect(found.slice(0, 25)).toEqual(Array(25).fill(401))
  expect(found.slice(25)).toEqual(Array(15).fill(429))
})

test('strangers everywhere cannot lock a member out of where they have signed in before', async ({ world }) => {
  const email = 'asha@example.org'
  const home = from(world, '198.51.100.1')
  await home('/api/auth/register', { name: 'Asha Rao', email, password: PASSWORD })

  const strangers = await statuses(30, (at) => from(world, `203.0.113.${at + 1}`)('/api/auth/login', wrong(email)))
  const elsewhere = await from(world, '192.0.2.1')('/api/auth/login', { email, password: PASSWORD })
  const atHome = await home('/api/auth/login', { email, password: PASSWORD })

  expect(strangers.slice(0, 25)).toEqual(Array(25).fill(401))
  expect(strangers.slice(25)).toEqual(Array(5).fill(429))
  expect(elsewhere.status).toBe(429)
  expect(atHome.status).toBe(200)
})

test('an account that nobody has is limited like one that somebody has', async ({ world }) => {
  const found = await statuses(30, (at) => from(world, `203.0.113.${at + 1}`)('/api/auth/login', wrong('nobody@example.org')))

  expect(found).toEqual([...Array(25).fill(401), ...Array(5).fill(429)])
})

test('only failures count: a ward signs in from one address all morning', async ({ world }) => {
  const email = 'asha@example.org'
  const ward = from(world, '198.51.100.1')
  await ward('/api/auth/register', { name: 'Asha Rao', email, password: PASSWORD })

  const found = await statuses(30, () => ward('/api/auth/login', { email, password: PASSWORD }))

  expect(found).toEqual(Array(30).fill(200))
})

test('an address makes five accounts in half an hour, and an email gets five letters', async ({ world }) => {
  const made = await statuses(6, (at) =>
    from(world, '203.0.113.7')('/api/auth/register', { name: 'Asha Rao', email: `asha${at}@example.org`, password: PASSWORD }),
  )
  const asked = await statuses(6, (at) => from(world, `203.0.113.${at + 20}`)('/api/auth/reset', { email: 'asha0@example.org' }))
  const unknown = await statuses(6, (at) => from(world, `203.0.113.${at + 40}`)('/api/auth/reset', { email: 'nobody@example.org' }))

  expect(made).toEqual([201, 201, 201, 201, 201, 429])
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
  expect(unknown).toEqual(asked)
})

test('who cannot be written down does not come in, but may still leave', async ({ world }) => {
  const member = await world.member()
  await world.nobody.call(account.register, { name: 'Asha Rao', email: 'asha@example.org', password: PASSWORD })
  const before = await world.db.selectFrom('session').select('id').execute()
  await world.db.schema.alterTable('audit_entry').renameTo('audit_lost').execute()

  const login = await from(world, '198.51.100.1')('/api/auth/login', { email: 'asha@example.org', password: PASSWORD })
  const refused = await from(world, '198.51.100.1')('/api/auth/login', wrong('asha@example.org'))
  await member.call(account.signOut)

  expect(before).toHaveLength(2)
  expect([login.status, login.body]).toMatchObject([500, { code: 'FAULT' }])
  expect(login.body).not.toHaveProperty('token')
  expect(refused.status).toBe(401)
  await expect(member.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

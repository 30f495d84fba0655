import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { browserAt } from '#tests/support/browser-at.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { solved } from '#tests/support/proof.ts'
import { Person, World } from '#tests/support/world.ts'

const RESET = '/api/auth/reset'
const asha = { email: 'asha@example.org', password: 'turmeric lamp at seven' }

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    await use(world)
    await world.close()
  },
})

/** Her browser, at an address of her own. */
async function joined(world: World) {
  const laptop = browserAt(world, '198.51.100.1')
  const { body } = await laptop('/api/auth/register', { name: 'Asha Rao', ...asha })
  return { laptop, person: new Person(world.url, (body as unknown as { token: string }).token) }
}

/** Requests for a link, each from another address. */
async function strangersAsk(world: World, email: string, count: number) {
  const answers = []
  for (let at = 0; at < count; at++) answers.push(await browserAt(world, `203.0.113.${at + 1}`)(RESET, { email }))
  await world.runJobs()
  return answers
}

const links = async (world: World, email: string) =>
  (await emailsTo(world, email)).flatMap((text) => /#token=([\w-]{43})/.exec(text)?.[1] ?? [])

test('strangers everywhere use up nobody’s reset: the newest link that was sent goes on working', async ({ world }) => {
  await joined(world)
  const answers = await strangersAsk(world, asha.email, 7)

  const own = await browserAt(world, '192.0.2.1')(RESET, { email: asha.email })
  await world.runJobs()
  const sent = await links(world, asha.email)
  await sql`update password_reset set expires_at = expires_at - interval '23 hours', first_at = first_at - interval '23 hours'`.execute(
    world.db,
  )

  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200))
  expect([own.status, own.body.message]).toEqual([200, expect.stringContaining('already sent works for 24 hours')])
  expect(sent).toHaveLength(5)
  await world.nobody.call(account.resetPassword, { token: sent.at(-1)!, password: 'a different lamp at eight' })
})

test('a browser that has opened the account is sent a link of its own, also after strangers have had theirs sent', async ({ world }) => {
  const { laptop } = await joined(world)
  await strangersAsk(world, asha.email, 6)

  for (let at = 0; at < 6; at++) await laptop(RESET, { email: asha.email, ...(at > 4 && { proof: await solved(world) }) })
  await world.runJobs()

  expect(await links(world, asha.email)).toHaveLength(10)
})

test('a mailbox is sent links again once a link was followed, and on the next day', async ({ world }) => {
  await joined(world)
  const mailbox = () => links(world, asha.email)
  await strangersAsk(world, asha.email, 6)
  await world.nobody.call(account.resetPassword, { token: (await mailbox()).at(-1)!, password: 'a different lamp at eight' })

  await strangersAsk(world, asha.email, 6)
  expect(await mailbox()).toHaveLength(10)

  await sql`update password_reset set first_at = first_at - interval '24 hours'`.execute(world.db)
  await strangersAsk(world, asha.email, 1)
  expect(await mailbox()).toHaveLength(11)
})

test('no answer tells whether there is an account, however often a link is asked for', async ({ world }) => {
  await joined(world)
  const told = async (email: string) => (await strangersAsk(world, email, 7)).map(({ status, body }) => [status, body])

  expect(await told(asha.email)).toEqual(await told('nobody@example.org'))
  expect(await emailsTo(world, 'nobody@example.org')).toEqual([])
})

test('whoever asks for one account again and again from one address comes to need proof', async ({ world }) => {
  for (const email of [asha.email, 'nobody@example.org']) {
    const asker = browserAt(world, '203.0.113.7')
    const found = []
    for (let at = 0; at < 6; at++) found.push((await asker(RESET, { email })).body.code)

    expect(found).toEqual([...Array(5).fill(undefined), 'PROOF_NEEDED'])
    expect((await asker(RESET, { email, proof: await solved(world) })).status).toBe(200)
  }
})

test('resets that strangers ask for take no code away from a new member', async ({ world }) => {
  const { person } = await joined(world)
  await strangersAsk(world, asha.email, 7)

  await person.call(account.sendEmailCode)
  await world.runJobs()

  expect((await emailsTo(world, asha.email)).filter((text) => text.includes('code:'))).toHaveLength(2)
})

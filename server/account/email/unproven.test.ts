import { randomUUID } from 'node:crypto'
import { test as base, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { emailChange } from '#contract/email-change.ts'
import { newEmail, PASSWORD, tokenIn } from '#tests/support/email-change.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, World } from '#tests/support/world.ts'

const SHARE = 3

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({
      RATE_LIMITS: 'on',
      LIMIT_INBOX: `${SHARE}/86400`,
      LIMIT_SIGN_UP_FREE: '100/1800',
      LIMIT_RESET_PAIR: '100/1800',
    })
    await use(world)
    await world.close()
  },
})

const register = async (world: World, email: string) =>
  new Person(world.url, (await world.nobody.call(account.register, { name: 'Asha Rao', email, password: PASSWORD })).token)

test('whoever has accounts made for a stranger’s address and deleted, over and over, has few emails sent there', async ({ world }) => {
  const stranger = newEmail()

  for (let round = 0; round < 4; round++) {
    const asha = await register(world, stranger)
    await asha.call(accountDeletion.ask, { password: PASSWORD })
    const { token } = await world.nobody.call(account.login, { email: stranger, password: PASSWORD })
    await new Person(world.url, token).call(accountDeletion.now, { password: PASSWORD })
    await world.runJobs()
  }

  expect(await emailsTo(world, stranger)).toHaveLength(SHARE)
})

test('nor do accounts help that are made for it and moved away', async ({ world }) => {
  const stranger = newEmail()

  for (let round = 0; round < 4; round++) {
    const asha = await register(world, stranger)
    const own = newEmail()
    await asha.call(emailChange.ask, { email: own, password: PASSWORD })
    await asha.call(emailChange.confirm, { token: (await tokenIn(world, own))! })
  }
  await world.runJobs()

  expect(await emailsTo(world, stranger)).toHaveLength(SHARE)
})

test('nor links for a new password, asked for each of them; who has proven the address is sent theirs', async ({ world }) => {
  const stranger = newEmail()
  const resets = async () => (await emailsTo(world, stranger)).filter((one) => one.includes('Set a new')).length

  for (let round = 0; round < 2; round++) {
    const asha = await register(world, stranger)
    for (let at = 0; at < 3; at++) await world.nobody.call(account.requestReset, { email: stranger })
    await world.runJobs()
    await asha.call(accountDeletion.ask, { password: PASSWORD })
    const { token } = await world.nobody.call(account.login, { email: stranger, password: PASSWORD })
    await new Person(world.url, token).call(accountDeletion.now, { password: PASSWORD })
    await world.runJobs()
  }
  expect(await resets()).toBe(SHARE)

  await world.member({ email: stranger })
  await world.nobody.call(account.requestReset, { email: stranger })
  await world.runJobs()
  expect(await resets()).toBe(SHARE + 1)
})

test('invented tags lead to one mailbox, and use up nothing of the address itself', async ({ world }) => {
  const name = randomUUID()
  const emails = Array.from({ length: SHARE + 1 }, (_, at) => `${name}+${at}@example.org`)

  const members = []
  for (const email of emails) members.push(await register(world, email))
  await world.runJobs()

  const sent = await Promise.all(emails.map((email) => emailsTo(world, email)))
  expect(sent.map((all) => all.length)).toEqual([1, 1, 1, 0])
  await expect(members[SHARE]!.call(account.sendEmailCode)).rejects.toMatchObject({
    ...{ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('new password') },
  })
  await register(world, `${name}@example.org`)
  await world.runJobs()
  expect(await emailsTo(world, `${name}@example.org`)).toHaveLength(1)
})

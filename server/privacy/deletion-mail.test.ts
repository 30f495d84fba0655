import { test as base, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { givePassword, PASSWORD } from '#tests/support/data-export.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, World } from '#tests/support/world.ts'

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ RATE_LIMITS: 'on', LIMIT_MEMBER_EMAILS: '3/86400' })
    await use(world)
    await world.close()
  },
})

const ROUNDS = 6

/** Has an account deleted and keeps it, over and over; answers how many emails say so. */
async function emailsAfter(world: World, email: string, emailProven: boolean) {
  const member = await world.member({ email, emailProven })
  await givePassword(world, member)
  for (let round = 0; round < ROUNDS; round++) {
    const { token } = await world.nobody.call(account.login, { email, password: PASSWORD })
    const again = new Person(world.url, token)
    if (round > 0) await again.call(accountDeletion.cancel)
    await expect(again.call(accountDeletion.ask, { password: 'guessed' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await again.call(accountDeletion.ask, { password: PASSWORD })
  }
  await world.runJobs()
  return (await emailsTo(world, email)).filter((one) => one.includes('account will be deleted')).length
}

test('an address that was never proven is written to a few times a day, however often its account is deleted and kept', async ({
  world,
}) => {
  expect(await emailsAfter(world, 'front-desk@ward.example', false)).toBe(3)
  expect(await emailsAfter(world, 'asha@ward.example', true)).toBe(ROUNDS)
})

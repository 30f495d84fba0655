import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { mailCode } from '#tests/support/claims.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, test, type World } from '#tests/support/world.ts'

async function joined(world: World, name = 'Asha Rao') {
  const email = `${randomUUID()}@example.org`
  const { token } = await world.nobody.call(account.register, { name, email, password: 'turmeric lamp at seven' })
  return { email, person: new Person(world.url, token) }
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a new member proves their address with the code from its email, once', async ({ world }) => {
  const { email, person } = await joined(world)
  const code = await mailCode(world, email)

  expect(await person.call(account.me)).toMatchObject({ verified_email: false })
  expect(await person.call(account.confirmEmail, { code })).toMatchObject({ verified_email: true })
  await expect(person.call(account.confirmEmail, { code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
  await person.call(account.sendEmailCode)
  await world.runJobs()
  expect(await emailsTo(world, email)).toHaveLength(1)
})

test('a code is guessed at five times at most, is its member’s alone, and dies with a newer one', async ({ world }) => {
  const [asha, ravi] = [await joined(world), await joined(world)]
  const first = await mailCode(world, asha.email)
  await expect(ravi.person.call(account.confirmEmail, { code: first })).rejects.toMatchObject({ code: 'WRONG_CODE' })
  for (let at = 0; at < 5; at++)
    await expect(asha.person.call(account.confirmEmail, { code: other(first) })).rejects.toMatchObject({ code: 'WRONG_CODE' })
  await expect(asha.person.call(account.confirmEmail, { code: first })).rejects.toMatchObject({ code: 'WRONG_CODE' })

  await asha.person.call(account.sendEmailCode)
  const second = await mailCode(world, asha.email)

  if (second !== first) await expect(asha.person.call(account.confirmEmail, { code: first })).rejects.toMatchObject({ code: 'WRONG_CODE' })
  expect(await asha.person.call(account.confirmEmail, { code: second })).toMatchObject({ verified_email: true })
})

test('a code is good for a day', async ({ world }) => {
  const { email, person } = await joined(world)
  const code = await mailCode(world, email)
  await sql`update email_code set expires_at = expires_at - interval '24 hours'`.execute(world.db)

  await expect(person.call(account.confirmEmail, { code })).rejects.toMatchObject({ code: 'WRONG_CODE' })
})

test('nothing that a member wrote goes to an address that is not proven', async ({ world }) => {
  const { email } = await joined(world, 'Call me for a loan')
  await world.nobody.call(account.requestReset, { email })
  await world.runJobs()

  const emails = await emailsTo(world, email)

  expect(emails).toHaveLength(2)
  expect(emails.join()).not.toContain('loan')
})

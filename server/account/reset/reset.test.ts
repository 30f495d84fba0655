import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { sweepAccounts } from '../jobs.ts'
import { sendResetEmail } from './reset.ts'

const OLD = 'turmeric lamp at seven'
const NEW = 'a different lamp at eight'
const newEmail = () => `${randomUUID()}@example.org`

async function joined(world: World) {
  const email = newEmail()
  const { token, user } = await world.nobody.call(account.register, { name: 'Asha Rao', email, password: OLD })
  return { email, id: user.id, person: new Person(world.url, token) }
}

/** The token in the email that a member asks for. */
async function tokenFor(world: World, email: string) {
  await world.nobody.call(account.requestReset, { email })
  await world.runJobs()
  const message = (await emailsTo(world, email)).at(-1)
  return /#token=([\w-]{43})/.exec(message ?? '')![1]!
}

test('an email leads to a new password, which ends every session and the old password', async ({ world }) => {
  const asha = await joined(world)
  await asha.person.call(account.me)

  const token = await tokenFor(world, asha.email)
  await world.nobody.call(account.resetPassword, { token, password: NEW })

  await expect(asha.person.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(world.nobody.call(account.login, { email: asha.email, password: OLD })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  const { user } = await world.nobody.call(account.login, { email: asha.email, password: NEW })
  expect(user).toMatchObject({ id: asha.id, verified_email: true })
})

test('a request that a server died over sends one email though it is done again', async ({ world }) => {
  const asha = await joined(world)
  const { vault } = world.app.services
  const request = { requestId: randomUUID(), sealedEmail: vault.seal(asha.email, 'reset-email').toString('base64'), placeHashes: [] }
  const emails = async () => {
    await world.runJobs()
    return (await emailsTo(world, asha.email)).length
  }
  const before = await emails()

  for (let time = 0; time < 2; time++) await sendResetEmail(request, world.app.services)
  expect(await emails()).toBe(before + 1)
  await sendResetEmail({ ...request, requestId: randomUUID() }, world.app.services)
  expect(await emails()).toBe(before + 2)
})

test('the email is readable and carries its link on one line, at our own address, after the #', async ({ world }) => {
  const asha = await joined(world)

  await sql`update account set email_verified = true where member_id = ${asha.id}`.execute(world.db)

  await tokenFor(world, asha.email)

  const message = (await emailsTo(world, asha.email)).at(-1) ?? ''
  expect(message).toContain('Subject: Set a new Wardmates password')
  expect(message).toContain('Hello Asha Rao,')
  expect(message).toMatch(new RegExp(`^${world.url}/reset-password#token=[\\w-]{43}$`, 'm'))
})

test('a link works once, and only for a password that is accepted', async ({ world }) => {
  const asha = await joined(world)
  const token = await tokenFor(world, asha.email)
  const reset = (password: string) => world.nobody.call(account.resetPassword, { token, password })

  await expect(reset('short')).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(reset('password123')).rejects.toMatchObject({ code: 'COMMON_PASSWORD' })
  const answers = await Promise.allSettled([reset(NEW), reset(NEW), reset(NEW)])

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(reset(NEW)).rejects.toMatchObject({ code: 'LINK_EXPIRED', status: 410 })
})

test('a link older than a day and a made-up one are the same nothing', async ({ world }) => {
  const asha = await joined(world)
  const token = await tokenFor(world, asha.email)
  await sql`update password_reset set expires_at = expires_at - interval '24 hours' where member_id = ${asha.id}`.execute(world.db)

  await expect(world.nobody.call(account.resetPassword, { token, password: NEW })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  await expect(world.nobody.call(account.resetPassword, { token: 'x'.repeat(43), password: NEW })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  })
})

test('asking answers the same whether or not there is an account, and only an account gets an email', async ({ world }) => {
  const { email } = await joined(world)
  const stranger = newEmail()

  const known = await world.nobody.call(account.requestReset, { email })
  const unknown = await world.nobody.call(account.requestReset, { email: stranger })
  await tokenFor(world, email)

  expect(known).toEqual(unknown)
  expect(await emailsTo(world, stranger)).toEqual([])
})

test('a token is not stored, and an older link dies when a newer one is asked for', async ({ world }) => {
  const asha = await joined(world)
  const older = await tokenFor(world, asha.email)
  const newer = await tokenFor(world, asha.email)
  const reset = (token: string) => world.nobody.call(account.resetPassword, { token, password: NEW })
  const { rows } = await sql<{ text: string }>`select json_agg(r)::text as text from password_reset r`.execute(world.db)

  expect(rows[0]?.text).not.toMatch(new RegExp(`${older}|${newer}`))
  await expect(reset(older)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  await reset(newer)
  expect((await sql`select 1 from password_reset where member_id = ${asha.id}`.execute(world.db)).rows).toEqual([])
})

test('a reset unties a Google account that was tied before anybody had seen that the email is theirs', async ({ world }) => {
  const asha = await joined(world)
  await sql`update account set google_sub = 'squatter' where member_id = ${asha.id}`.execute(world.db)

  await world.nobody.call(account.resetPassword, { token: await tokenFor(world, asha.email), password: NEW })

  const row = await world.db.selectFrom('account').select('google_sub').where('member_id', '=', asha.id).executeTakeFirst()
  expect(row?.google_sub).toBeNull()
})

test('links that have run out and places of long ago are swept away, the others stay', async ({ world }) => {
  const asha = await joined(world)
  await tokenFor(world, asha.email)
  const count = async () => {
    const { rows } = await sql<{ links: number; places: number }>`
      select (select count(*) from password_reset where member_id = ${asha.id})::int as links, (select count(*) from known_place where member_id = ${asha.id})::int as places
    `.execute(world.db)
    return rows[0]
  }

  await sweepAccounts(world.db)
  const before = await count()
  await sql`update password_reset set expires_at = now() - interval '1 second'`.execute(world.db)
  await sql`update known_place set last_at = now() - interval '91 days'`.execute(world.db)
  await sweepAccounts(world.db)

  // The address, this kind of device at this address, and this browser.
  expect(before).toEqual({ links: 1, places: 3 })
  expect(await count()).toEqual({ links: 0, places: 0 })
})

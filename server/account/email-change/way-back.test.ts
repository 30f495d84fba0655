import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { emailChange } from '#contract/email-change.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { actsOf, joined, move, newEmail, PASSWORD, signIn, tokenIn } from '#tests/support/email-change.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, test } from '#tests/support/world.ts'

test('the link at the old address takes the account back from whoever moved it: what they set opens nothing any more', async ({
  world,
}) => {
  const asha = await joined(world)
  const thief = new Person(world.url, (await signIn(world, asha.email)).token)
  const theirs = await move(world, { person: thief })
  await setUpApp(thief, PASSWORD)
  await world.db
    .updateTable('account')
    .set({ google_sub: `thief ${asha.id}` })
    .where('member_id', '=', asha.id)
    .execute()
  const further = newEmail()
  await sql`insert into former_email (token_hash, member_id, email, expires_at) values (sha256('further'), ${asha.id}, ${further}, now() + interval '7 days')`.execute(
    world.db,
  )
  const token = (await tokenIn(world, asha.email))!

  const restored = await world.nobody.call(emailChange.restore, { token })

  expect(restored.email).toBe(asha.email)
  await expect(thief.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  for (const email of [asha.email, theirs]) await expect(signIn(world, email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  const reset = (await tokenIn(world, asha.email))!
  await world.nobody.call(account.resetPassword, { token: reset, password: 'a different lamp at eight' })
  const mine = new Person(world.url, (await signIn(world, asha.email, 'a different lamp at eight')).token)
  expect(await mine.call(secondFactor.get)).toMatchObject({ app: null, recoveryCodes: { left: 0 } })
  const row = await world.db.selectFrom('account').select(['google_sub', 'email']).where('member_id', '=', asha.id).executeTakeFirst()
  expect(row).toEqual({ google_sub: null, email: asha.email })
  expect((await emailsTo(world, theirs)).at(-1)).toContain('back to')
  expect(await world.db.selectFrom('former_email').selectAll().where('member_id', '=', asha.id).execute()).toEqual([])
  expect(await actsOf(world, asha.id)).toContain('email_restored')
  await expect(world.nobody.call(emailChange.restore, { token })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
})

test('what was set up before the change stays: a second factor, and the Google account', async ({ world }) => {
  const asha = await joined(world)
  const { key } = await setUpApp(asha.person, PASSWORD)
  await letStepsPass(world)
  await world.db
    .updateTable('account')
    .set({ google_sub: `own ${asha.id}`, password_hash: null })
    .where('member_id', '=', asha.id)
    .execute()
  const next = newEmail()
  await asha.person.call(emailChange.ask, { email: next, code: codeOf(key) })
  await asha.person.call(emailChange.confirm, { token: (await tokenIn(world, next))! })

  await world.nobody.call(emailChange.restore, { token: (await tokenIn(world, asha.email))! })

  const row = await world.db.selectFrom('account').selectAll().where('member_id', '=', asha.id).executeTakeFirst()
  expect(row).toMatchObject({ email: asha.email, email_verified: true, google_sub: `own ${asha.id}`, password_hash: null })
  expect(await world.db.selectFrom('authenticator').select('member_id').where('member_id', '=', asha.id).execute()).toHaveLength(1)
  expect(await world.db.selectFrom('recovery_code').select('member_id').where('member_id', '=', asha.id).execute()).toHaveLength(10)
})

test('for seven days nobody else takes the address that was left; then it is free, and its link puts nothing back', async ({ world }) => {
  const [asha, ravi] = [await joined(world), await joined(world)]
  await move(world, asha)
  const back = (await tokenIn(world, asha.email))!
  const register = () => world.nobody.call(account.register, { name: 'Meera Nair', email: asha.email.toUpperCase(), password: PASSWORD })

  await expect(register()).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  await ravi.person.call(emailChange.ask, { email: asha.email, password: PASSWORD })
  await world.runJobs()
  expect((await emailsTo(world, asha.email)).at(-1)).toContain('or had it')
  await sql`update former_email set expires_at = expires_at - interval '7 days' where member_id = ${asha.id}`.execute(world.db)

  await expect(world.nobody.call(emailChange.restore, { token: back })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  expect((await register()).user.name).toBe('Meera Nair')
})

test('a member goes back to their own address like to any other', async ({ world }) => {
  const asha = await joined(world)
  await move(world, asha)

  await move(world, asha, asha.email)

  expect((await signIn(world, asha.email)).user.id).toBe(asha.id)
  const kept = await world.db.selectFrom('former_email').select('email').where('member_id', '=', asha.id).execute()
  expect(kept.map(({ email }) => email)).not.toContain(asha.email)
})

test('an address that was never proven may be a stranger’s: it is sent no link, and is held for nobody', async ({ world }) => {
  const asha = await joined(world, { isProven: false })

  await move(world, asha)
  await world.runJobs()

  const left = (await emailsTo(world, asha.email)).at(-1) ?? ''
  expect(left).toContain('There is\nnothing to do.')
  expect(left).not.toContain('#')
  expect(await world.db.selectFrom('former_email').selectAll().where('member_id', '=', asha.id).execute()).toEqual([])
  await world.nobody.call(account.register, { name: 'Meera Nair', email: asha.email, password: PASSWORD })
})

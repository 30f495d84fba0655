import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { notifications } from '#contract/notifications.ts'
import { passwordChange } from '#contract/password-change.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { createReset } from '../reset/queries.ts'

const PASSWORD = 'turmeric lamp at seven'
const NEXT = 'a different lamp at eight'

async function joined(world: World) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await world.nobody.call(account.register, { name: 'Asha Rao', email, password: PASSWORD })
  await world.db.updateTable('account').set({ email_verified: true }).where('member_id', '=', user.id).execute()
  return { id: user.id, email, person: new Person(world.url, token) }
}

const signIn = (world: World, email: string, password: string) => world.nobody.call(account.login, { email, password })

test('a password is changed with the one before: that opens nothing more, other devices are signed out, and its member is told', async ({
  world,
}) => {
  const { id, email, person } = await joined(world)
  const other = new Person(world.url, (await signIn(world, email, PASSWORD)).token)
  const link = await createReset(world.db, id, 'known', 5)

  await person.call(passwordChange.change, { password: PASSWORD, newPassword: NEXT })
  await world.runJobs()

  expect((await person.call(account.me)).id).toBe(id)
  await expect(other.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(signIn(world, email, PASSWORD)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect((await signIn(world, email, NEXT)).user.id).toBe(id)
  await expect(world.nobody.call(account.resetPassword, { token: link!, password: PASSWORD })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  })
  expect((await emailsTo(world, email)).at(-1)).toContain('Your password was changed')
  expect((await person.call(notifications.list, {})).items.map(({ kind }) => kind)).toContain('security_password_changed')
  const acts = await world.db.selectFrom('audit_entry').select('act').where('member_id', '=', id).execute()
  expect(acts.map(({ act }) => act)).toContain('password_changed')
})

test('a wrong password, or none, changes nothing, and a guessable one is refused at its field', async ({ world }) => {
  const { email, person } = await joined(world)

  for (const password of ['not the password', undefined])
    await expect(person.call(passwordChange.change, { password, newPassword: NEXT })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(person.call(passwordChange.change, { password: PASSWORD, newPassword: 'iloveyou' })).rejects.toMatchObject({
    code: 'COMMON_PASSWORD',
    issues: [{ path: 'newPassword' }],
  })
  expect((await signIn(world, email, PASSWORD)).user.email).toBe(email)
})

test('where a second factor is set up it is asked for as well', async ({ world }) => {
  const { person } = await joined(world)
  const { key } = await setUpApp(person, PASSWORD)
  await letStepsPass(world)
  const change = { password: PASSWORD, newPassword: NEXT }

  await expect(person.call(passwordChange.change, change)).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  await person.call(passwordChange.change, { ...change, code: codeOf(key) })
})

test('whoever comes with Google alone sets a first password soon after signing in, and not later', async ({ world }) => {
  const { id, email, person } = await joined(world)
  await world.db.updateTable('account').set({ password_hash: null, google_sub: id }).where('member_id', '=', id).execute()

  await person.call(passwordChange.change, { newPassword: NEXT })
  expect((await signIn(world, email, NEXT)).user.id).toBe(id)

  await world.db.updateTable('account').set({ password_hash: null }).where('member_id', '=', id).execute()
  await world.db
    .updateTable('session')
    .set({ created_at: new Date(Date.now() - 3600_000) })
    .where('member_id', '=', id)
    .execute()
  await expect(person.call(passwordChange.change, { newPassword: PASSWORD })).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' })
})

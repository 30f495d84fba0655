import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { notifications } from '#contract/notifications.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { browserAt } from '#tests/support/browser-at.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { createReset } from '../reset/queries.ts'

const PASSWORD = 'turmeric lamp at seven'
const LOGIN = '/api/auth/login'
const FINISH = '/api/auth/login/second-factor'

async function joined(world: World) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await world.nobody.call(account.register, { name: 'Asha Rao', email, password: PASSWORD })
  await world.db.updateTable('account').set({ email_verified: true }).where('member_id', '=', user.id).execute()
  return { id: user.id, email, person: new Person(world.url, token) }
}

async function withApp(world: World) {
  const asha = await joined(world)
  const app = await setUpApp(asha.person, PASSWORD)
  await letStepsPass(world)
  return { ...asha, ...app, browser: browserAt(world, '198.51.100.1'), mine: { email: asha.email, password: PASSWORD } }
}

const noticesOf = async (person: Person) => (await person.call(notifications.list, {})).items.map(({ kind }) => kind)
const actsOf = async ({ db }: World, id: string) =>
  (await db.selectFrom('audit_entry').select('act').where('member_id', '=', id).orderBy('seq').execute()).map(({ act }) => act)

test('an app is on once a code of it was confirmed, and the account is then signed out on all other devices', async ({ world }) => {
  const { id, email, person } = await joined(world)
  const other = new Person(world.url, (await world.nobody.call(account.login, { email, password: PASSWORD })).token)

  await expect(person.call(secondFactor.beginApp, { password: 'not the password' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  const { key, address } = await person.call(secondFactor.beginApp, { password: PASSWORD })
  expect(address).toContain(key)
  expect(await person.call(secondFactor.get)).toEqual({ app: null, passkeys: [], recoveryCodes: { left: 0, made: 0 }, asksPassword: true })
  expect(await world.nobody.call(account.login, { email, password: PASSWORD })).toHaveProperty('token')
  await expect(person.call(secondFactor.confirmApp, { code: codeOf(key, 9) })).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  const { recoveryCodes } = await person.call(secondFactor.confirmApp, { code: codeOf(key) })

  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/)
  expect(await person.call(secondFactor.get)).toMatchObject({ app: { lastUsedAt: null }, recoveryCodes: { left: 10, made: 10 } })
  await expect(other.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await person.call(account.me)).toMatchObject({ id })
  await world.runJobs()
  expect((await emailsTo(world, email)).join()).toContain('An authenticator app or a passkey was added to your account')
  expect(await actsOf(world, id)).toContain('second_factor_on')
})

test('neither the key nor a recovery code stands in the database', async ({ world }) => {
  const { key, recoveryCodes } = await withApp(world)

  const { rows } = await sql<{ text: string }>`
    select (select json_agg(a)::text from authenticator a) || (select json_agg(r)::text from recovery_code r)
      || (select json_agg(e)::text from audit_entry e) as text`.execute(world.db)

  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(rows[0]!.text).not.toContain(secret)
})

test('a password alone opens no session; with the code it does, and each code does once', async ({ world }) => {
  const { id, browser, mine, key } = await withApp(world)
  const sessions = () => world.db.selectFrom('session').select('id').where('member_id', '=', id).execute()
  const before = (await sessions()).length
  const code = codeOf(key)

  const half = await browser(LOGIN, mine)
  expect([half.status, half.body.code]).toEqual([401, 'SECOND_FACTOR'])
  expect(half.body).not.toHaveProperty('token')
  expect(half.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^factor=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect(await sessions()).toHaveLength(before)
  const whole = await browser(FINISH, { code: `${code.slice(0, 3)} ${code.slice(3)}` })

  expect([whole.status, whole.body.message]).toEqual([200, 'Login successful!'])
  expect(await new Person(world.url, whole.body.token).call(account.me)).toMatchObject({ id })
  expect((await browser(FINISH, { code })).body.code).toBe('SIGN_IN_EXPIRED')
  await browser(LOGIN, mine)
  expect((await browser(FINISH, { code })).body.code).toBe('WRONG_FACTOR')
  expect((await browser(FINISH, { code: codeOf(key, 1) })).status).toBe(200)
  expect(await actsOf(world, id)).toEqual(expect.arrayContaining(['signed_in', 'sign_in_refused']))
})

test('a wrong password is answered as that of an account without a second factor', async ({ world }) => {
  const { email } = await withApp(world)
  const other = await joined(world)

  const answers = await Promise.all(
    [email, other.email, 'nobody@example.org'].map((one) => browserAt(world, '203.0.113.9')(LOGIN, { email: one, password: 'wrong' })),
  )

  for (const { status, headers, body } of answers)
    expect([status, body.code, headers.getSetCookie()]).toEqual([401, 'INVALID_CREDENTIALS', []])
})

test('a recovery code signs in once, and its member is told', async ({ world }) => {
  const { id, browser, mine, recoveryCodes, person } = await withApp(world)
  await browser(LOGIN, mine)
  const first = await browser(FINISH, { code: recoveryCodes[3]!.toUpperCase() })
  await browser(LOGIN, mine)

  expect(first.status).toBe(200)
  expect((await browser(FINISH, { code: recoveryCodes[3]! })).body.code).toBe('WRONG_FACTOR')
  expect(await person.call(secondFactor.get)).toMatchObject({ recoveryCodes: { left: 9, made: 10 } })
  expect(await noticesOf(person)).toContain('security_recovery_used')
  expect(await actsOf(world, id)).toContain('recovery_code_used')
})

test('a sign-in waits five minutes for its second factor, in the browser that began it', async ({ world }) => {
  const { browser, mine, key, id } = await withApp(world)
  await browser(LOGIN, mine)
  expect((await browserAt(world, '198.51.100.1')(FINISH, { code: codeOf(key) })).body.code).toBe('SIGN_IN_EXPIRED')
  await sql`update half_sign_in set expires_at = expires_at - interval '5 minutes' where member_id = ${id}`.execute(world.db)

  expect((await browser(FINISH, { code: codeOf(key) })).body.code).toBe('SIGN_IN_EXPIRED')
})

test('of many who send one code at once, one comes in', async ({ world }) => {
  const { browser, mine, key } = await withApp(world)
  await browser(LOGIN, mine)
  const code = codeOf(key)

  const statuses = (await Promise.all(Array.from({ length: 5 }, () => browser(FINISH, { code })))).map(({ status }) => status)

  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a new password by email ends half a sign-in, and the second factor stays', async ({ world }) => {
  const { id, browser, email, key, mine } = await withApp(world)
  await browser(LOGIN, mine)
  const token = (await createReset(world.db, id, 'elsewhere', 1))!
  await world.nobody.call(account.resetPassword, { token, password: 'a different lamp at eight' })

  expect((await browser(FINISH, { code: codeOf(key) })).body.code).toBe('SIGN_IN_EXPIRED')
  expect((await browser(LOGIN, { email, password: 'a different lamp at eight' })).body.code).toBe('SECOND_FACTOR')
  expect((await browser(FINISH, { code: codeOf(key) })).status).toBe(200)
})

test('the old phone works until the new one has shown a code, and a move asks for a code too', async ({ world }) => {
  const { browser, mine, key, person } = await withApp(world)
  await expect(person.call(secondFactor.beginApp, { password: PASSWORD })).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  const next = await person.call(secondFactor.beginApp, { password: PASSWORD, code: codeOf(key) })
  await letStepsPass(world)

  await browser(LOGIN, mine)
  expect((await browser(FINISH, { code: codeOf(next.key) })).body.code).toBe('WRONG_FACTOR')
  expect((await browser(FINISH, { code: codeOf(key) })).status).toBe(200)
  expect(await person.call(secondFactor.confirmApp, { code: codeOf(next.key) })).toEqual({ recoveryCodes: [] })
  await letStepsPass(world)

  await browser(LOGIN, mine)
  expect((await browser(FINISH, { code: codeOf(key) })).body.code).toBe('WRONG_FACTOR')
  expect((await browser(FINISH, { code: codeOf(next.key) })).status).toBe(200)
})

test('a key that nobody has confirmed is worth nothing after a quarter of an hour', async ({ world }) => {
  const { id, person } = await joined(world)
  const { key } = await person.call(secondFactor.beginApp, { password: PASSWORD })
  await sql`update authenticator_setup set expires_at = expires_at - interval '15 minutes' where member_id = ${id}`.execute(world.db)

  await expect(person.call(secondFactor.confirmApp, { code: codeOf(key) })).rejects.toMatchObject({ code: 'SETUP_EXPIRED' })
})

test('switching the app off asks for the password and a code, and the codes go with it', async ({ world }) => {
  const { id, key, mine, person, recoveryCodes } = await withApp(world)
  const end = (password: string, code: string) => person.call(secondFactor.endApp, { password, code })

  await expect(end('wrong', codeOf(key))).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(end(PASSWORD, codeOf(key, 9))).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  await end(PASSWORD, recoveryCodes[0]!)

  expect(await person.call(secondFactor.get)).toMatchObject({ app: null, recoveryCodes: { left: 0, made: 0 } })
  expect(await world.nobody.call(account.login, mine)).toHaveProperty('token')
  expect(await noticesOf(person)).toContain('security_factor_removed')
  expect(await actsOf(world, id)).toContain('second_factor_off')
})

test('new recovery codes end the earlier ones', async ({ world }) => {
  const { browser, key, mine, person, recoveryCodes } = await withApp(world)

  const made = (await person.call(secondFactor.renewRecoveryCodes, { password: PASSWORD, code: codeOf(key) })).recoveryCodes
  await browser(LOGIN, mine)

  expect((await browser(FINISH, { code: recoveryCodes[0]! })).body.code).toBe('WRONG_FACTOR')
  expect((await browser(FINISH, { code: made[0]! })).status).toBe(200)
  expect(await noticesOf(person)).toContain('security_recovery_renewed')
})

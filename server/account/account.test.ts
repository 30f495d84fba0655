import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { findFaults } from '../platform/audit/faults.ts'
import { AuditKeys } from '../platform/audit/keys.ts'
import { newId } from '../platform/ids.ts'

const PASSWORD = 'turmeric lamp at seven'
const newEmail = () => `${randomUUID()}@example.org`

async function joined(world: World, { name = 'Asha Rao', email = newEmail(), password = PASSWORD } = {}) {
  const { token, user } = await world.nobody.call(account.register, { name, email, password })
  return { email, password, token, user, person: new Person(world.url, token) }
}

function refusalOf(promise: Promise<unknown>) {
  return promise.then(
    () => 'no refusal',
    ({ code, status, message }: { code: string; status: number; message: string }) => ({ code, status, message }),
  )
}

test('registering answers message, token and user at the top level', async ({ world }) => {
  const email = newEmail()

  const answer = await world.fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  Dr. Asha   Rao ', email, password: PASSWORD }),
  })

  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({
    message: 'Account created successfully!',
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: {
      id: expect.any(String),
      name: 'Dr. Asha Rao',
      email,
      profileComplete: false,
      picture: null,
      verified_email: false,
      verified: false,
      mark: null,
      provider: 'password',
      deletionDueAt: null,
      closedBy: null,
    },
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('signing in answers the same, with a new token each time', async ({ world }) => {
  const asha = await joined(world)

  const first = await world.nobody.call(account.login, { email: asha.email, password: PASSWORD })
  const second = await world.nobody.call(account.login, { email: ` ${asha.email.toUpperCase()} `, password: PASSWORD })

  expect(first).toMatchObject({ message: 'Login successful!', user: asha.user })
  expect(new Set([asha.token, first.token, second.token]).size).toBe(3)
})

test('a wrong password and an email that nobody has get the same answer', async ({ world }) => {
  const { email } = await joined(world)
  const member = await world.member()

  const answers = await Promise.all(
    [email, newEmail(), `${member.id}@example.org`, 'no email at all', 'asha\u0000@example.org'].map((one) =>
      refusalOf(world.nobody.call(account.login, { email: one, password: 'not the password' })),
    ),
  )

  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ code: 'INVALID_CREDENTIALS', status: 401, message: 'Invalid credentials' })]),
  )
})

test('an email registers once, in whatever capitals, also when many try at the same moment', async ({ world }) => {
  const email = newEmail()
  const attempts = Array.from({ length: 8 }, (_, at) =>
    refusalOf(joined(world, { name: `Asha ${at}`, email: at % 2 ? email : email.toUpperCase() })),
  )

  const answers = await Promise.all(attempts)

  expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1)
  expect(answers.filter((answer) => answer !== 'no refusal')).toEqual(
    Array(7).fill({ code: 'ALREADY_EXISTS', status: 409, message: 'An account with this email already exists' }),
  )
  const { rows } = await sql`select 1 from account where lower(email) = ${email}`.execute(world.db)
  expect(rows).toHaveLength(1)
})

test('members of one name each get a handle of their own', async ({ world }) => {
  const people = await Promise.all(Array.from({ length: 4 }, () => joined(world, { name: 'Dr. Meera Pillai' })))

  const rows = await world.db
    .selectFrom('member')
    .select('handle')
    .where(
      'id',
      'in',
      people.map(({ user }) => user.id),
    )
    .execute()

  const handles = rows.map(({ handle }) => handle)
  expect(new Set(handles).size).toBe(4)
  expect(handles).toContain('meera-pillai')
  expect(handles.every((handle) => handle.startsWith('meera-pillai'))).toBe(true)
})

test('neither tokens nor passwords are stored', async ({ world }) => {
  const asha = await joined(world)

  const { rows } = await sql<{ text: string }>`
    select (select json_agg(s) from session s)::text || (select json_agg(a) from account a)::text || (select json_agg(e) from audit_entry e)::text as text
  `.execute(world.db)
  const text = rows[0]!.text

  expect(text).not.toContain(asha.token)
  expect(text).not.toContain(PASSWORD)
  expect(text).toContain(createHash('sha256').update(asha.token).digest('hex'))
})

test('a password is at least eight characters and not one that everybody tries first', async ({ world }) => {
  const register = (password: string) => world.nobody.call(account.register, { name: 'Asha Rao', email: newEmail(), password })

  await expect(register('1234567')).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'password', message: 'Use at least 8 characters.' }],
  })
  await expect(register('Password123')).rejects.toMatchObject({ code: 'COMMON_PASSWORD', status: 422, issues: [{ path: 'password' }] })
})

test('unknown fields are refused by name, and none of them takes effect', async ({ world }) => {
  const email = newEmail()
  const send = (path: string, body: unknown) =>
    world.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  const register = await send('/api/auth/register', { name: 'Asha Rao', email, password: PASSWORD, verified: true })
  const login = await send('/api/auth/login', { email, password: PASSWORD, role: 'reviewer' })

  expect(register.status).toBe(400)
  expect(await register.json()).toMatchObject({ code: 'BAD_INPUT', issues: [{ message: expect.stringContaining('verified') }] })
  expect(await login.json()).toMatchObject({ code: 'BAD_INPUT', issues: [{ message: expect.stringContaining('role') }] })
  expect(await sql`select 1 from account where email = ${email}`.execute(world.db)).toMatchObject({ rows: [] })
})

test('whatever is sent, the answer is a refusal and never a fault', async ({ world }) => {
  const bodies = [
    '{',
    '[]',
    'null',
    '"text"',
    '{"email":1,"password":[]}',
    `{"email":"${'a'.repeat(300)}","password":"x"}`,
    '{"email":"\\u0000","password":"\\ud800"}',
  ]
  const paths = ['register', 'login', 'google', 'google/callback', 'reset', 'reset/confirm']

  const answers = await Promise.all(
    paths.flatMap((path) =>
      bodies.map((body) => world.fetch(`/api/auth/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })),
    ),
  )

  expect(answers.map(({ status }) => status).filter((status) => status < 400 || status >= 500)).toEqual([])
})

test('made-up tokens open nothing', async ({ world }) => {
  const { token } = await joined(world)
  const forged = [
    randomBytes(32).toString('base64url'),
    `${token.slice(0, -2)}AA`,
    `${token}a`,
    'undefined',
    'null',
    createHash('sha256').update(token).digest('hex'),
  ]

  const answers = await Promise.all(forged.map((one) => world.fetch('/api/auth/me', { token: one })))
  const nobody = await world.fetch('/api/auth/me')

  expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 401))
  expect(await nobody.json()).toMatchObject({ code: 'UNAUTHENTICATED', requestId: expect.any(String) })
})

test('a member sees where they are signed in and ends one of the sessions', async ({ world }) => {
  const asha = await joined(world)
  const phone = await world.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
    body: JSON.stringify({ email: asha.email, password: PASSWORD }),
  })
  const onPhone = new Person(world.url, ((await phone.json()) as { token: string }).token)
  await onPhone.call(account.me)

  const { items } = await asha.person.call(account.sessions)
  const other = items.find(({ current }) => !current)!
  await asha.person.call(account.revokeSession, { sessionId: other.id })

  expect(items).toHaveLength(2)
  expect(other.device).toBe('Chrome on Android')
  await expect(onPhone.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await asha.person.call(account.me)).toEqual(asha.user)
})

test("another member's session is not found, and stays", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]

  await expect(ravi.call(account.revokeSession, { sessionId: asha.sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  await expect(ravi.call(account.revokeSession, { sessionId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(account.me)).toMatchObject({ id: asha.id })
})

test('signing out ends the session on the server, and everywhere ends all of them', async ({ world }) => {
  const asha = await joined(world)
  const again = async () => new Person(world.url, (await world.nobody.call(account.login, { email: asha.email, password: PASSWORD })).token)
  const [second, third] = [await again(), await again()]
  await second.call(account.me)

  await asha.person.call(account.signOut)
  await expect(asha.person.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await second.call(account.me)).toMatchObject({ id: asha.user.id })

  await third.call(account.signOutEverywhere)
  await expect(second.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(third.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a session ends after seven idle days and after thirty in any case', async ({ world }) => {
  const [idle, old, fresh] = [await world.member(), await world.member(), await world.member()]
  await sql`update session set last_seen_at = now() - interval '7 days 1 minute' where id = ${idle.sessionId}`.execute(world.db)
  await sql`update session set expires_at = expires_at - interval '30 days 1 second' where id = ${old.sessionId}`.execute(world.db)
  await sql`update session set last_seen_at = now() - interval '6 days 23 hours' where id = ${fresh.sessionId}`.execute(world.db)

  await expect(idle.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(old.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await fresh.call(account.me)).toMatchObject({ id: fresh.id })
})

test('sign-ins, refusals and sign-outs are written down, without the email', async ({ world }) => {
  const asha = await joined(world)
  await world.nobody.call(account.login, { email: asha.email, password: 'not the password' }).catch(() => {})
  await asha.person.call(account.signOut)

  const lines = await world.db.selectFrom('audit_entry').selectAll().orderBy('seq').execute()

  expect(lines.filter((line) => line.member_id === asha.user.id).map((line) => line.act)).toEqual(['account_created', 'signed_out'])
  expect(lines.some((line) => line.act === 'sign_in_refused')).toBe(true)
  expect(lines.map((line) => line.detail).join()).not.toContain(asha.email)
  expect(await findFaults(world.db, await AuditKeys.open(world.app.services.config), [])).toEqual([])
})

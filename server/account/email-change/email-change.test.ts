import { sql } from 'kysely'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { emailChange } from '#contract/email-change.ts'
import { notifications } from '#contract/notifications.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { actsOf, type Joined, joined, move, newEmail, PASSWORD, signIn, tokenIn } from '#tests/support/email-change.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { Person, test, World } from '#tests/support/world.ts'
import { createReset } from '../reset/queries.ts'

test('an account moves once the link is opened that was sent to the new address; other devices are signed out, and both addresses are told', async ({
  world,
}) => {
  const asha = await joined(world)
  const other = new Person(world.url, (await signIn(world, asha.email)).token)
  const next = newEmail()

  await asha.person.call(emailChange.ask, { email: next, password: PASSWORD })
  const token = (await tokenIn(world, next))!
  expect(await asha.person.call(emailChange.get)).toMatchObject({ now: asha.email, proven: true, next: { email: next } })
  await signIn(world, asha.email)
  const user = await asha.person.call(emailChange.confirm, { token })
  await world.runJobs()

  expect(user).toMatchObject({ id: asha.id, email: next, verified_email: true })
  expect(await asha.person.call(emailChange.get)).toEqual({ now: next, proven: true, next: null })
  await expect(other.call(account.me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(signIn(world, asha.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect((await signIn(world, next)).user.id).toBe(asha.id)
  const left = (await emailsTo(world, asha.email)).at(-1) ?? ''
  expect(left).toContain(`${next[0]}…@e…`)
  expect(left).not.toContain(next)
  expect((await emailsTo(world, next)).at(-1)).toContain('Your account was moved to another email address')
  expect((await asha.person.call(notifications.list, {})).items.map(({ kind }) => kind)).toContain('security_email_changed')
  expect(await actsOf(world, asha.id)).toEqual(expect.arrayContaining(['email_change_asked', 'email_changed']))
})

test('a link works once, for a day, and for nobody but who asked; it stands in no table', async ({ world }) => {
  const [asha, ravi] = [await joined(world), await joined(world)]
  const next = newEmail()
  await asha.person.call(emailChange.ask, { email: next, password: PASSWORD })
  const token = (await tokenIn(world, next))!
  const confirm = (person: Person) => person.call(emailChange.confirm, { token })
  const { rows } = await sql<{ text: string }>`select json_agg(c)::text as text from email_change c`.execute(world.db)

  expect(rows[0]!.text).not.toContain(token)
  await expect(confirm(ravi.person)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  await sql`update email_change set expires_at = expires_at - interval '24 hours' where member_id = ${asha.id}`.execute(world.db)
  await expect(confirm(asha.person)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  await sql`update email_change set expires_at = expires_at + interval '24 hours' where member_id = ${asha.id}`.execute(world.db)
  await confirm(asha.person)
  await expect(confirm(asha.person)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
})

test('no answer tells whether the new address has an account; its owner is told, and keeps it', async ({ world }) => {
  const [asha, meera, ravi] = [await joined(world), await joined(world), await joined(world)]
  const free = newEmail()
  const ask = ({ person }: Joined, email: string) => person.call(emailChange.ask, { email: email.toUpperCase(), password: PASSWORD })

  expect(await ask(asha, ravi.email)).toEqual(await ask(meera, free))

  const shown = async ({ person }: Joined) => (await person.call(emailChange.get)).next !== null
  expect([await shown(asha), await shown(meera)]).toEqual([true, true])
  expect(await tokenIn(world, ravi.email.toUpperCase())).toBeUndefined()
  expect((await emailsTo(world, ravi.email.toUpperCase())).at(-1)).toContain('An account has this address already')
  expect((await signIn(world, ravi.email)).user.id).toBe(ravi.id)
})

test('an address that somebody took meanwhile is refused to whoever opens its link', async ({ world }) => {
  const asha = await joined(world)
  const next = newEmail()
  await asha.person.call(emailChange.ask, { email: next, password: PASSWORD })
  const token = (await tokenIn(world, next))!
  await world.nobody.call(account.register, { name: 'Ravi Menon', email: next, password: PASSWORD })

  await expect(asha.person.call(emailChange.confirm, { token })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  expect((await asha.person.call(account.me)).email).toBe(asha.email)
})

test('the password is asked for, and the second factor where there is one; the address of now is refused', async ({ world }) => {
  const asha = await joined(world)
  const email = newEmail()
  const ask = (input: object) => asha.person.call(emailChange.ask, { email, ...input })

  await expect(ask({ password: 'not this one' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await expect(ask({ password: PASSWORD, email: asha.email.toUpperCase() })).rejects.toMatchObject({ code: 'NOTHING_TO_CHANGE' })
  const { key } = await setUpApp(asha.person, PASSWORD)
  await letStepsPass(world)
  await expect(ask({ password: PASSWORD })).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  expect((await asha.person.call(emailChange.get)).next).toBeNull()
  await ask({ password: PASSWORD, code: codeOf(key) })

  expect((await asha.person.call(emailChange.get)).next).toMatchObject({ email })
})

test('a change that is called off, and one that was asked for before another, move nothing', async ({ world }) => {
  const asha = await joined(world)
  const [first, second] = [newEmail(), newEmail()]
  await asha.person.call(emailChange.ask, { email: first, password: PASSWORD })
  await asha.person.call(emailChange.ask, { email: second, password: PASSWORD })
  const [older, newer] = [(await tokenIn(world, first))!, (await tokenIn(world, second))!]

  await expect(asha.person.call(emailChange.confirm, { token: older })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  await asha.person.call(emailChange.cancel)
  await expect(asha.person.call(emailChange.confirm, { token: newer })).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  await expect(asha.person.call(emailChange.cancel)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('links and codes that were sent to the address of before open nothing after the move', async ({ world }) => {
  const asha = await joined(world)
  const reset = (await createReset(world.db, asha.id, 'elsewhere', 1))!

  await move(world, asha)

  await expect(world.nobody.call(account.resetPassword, { token: reset, password: 'a different lamp' })).rejects.toMatchObject({
    code: 'LINK_EXPIRED',
  })
})

test('a member has few emails sent in a day; what is refused counts for none', async () => {
  const world = await World.open({ RATE_LIMITS: 'on' })
  try {
    const asha = await joined(world)
    const ask = (password: string) => asha.person.call(emailChange.ask, { email: newEmail(), password })

    for (let at = 0; at < 6; at++) await expect(ask('not this one')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    for (let at = 0; at < 5; at++) await ask(PASSWORD)

    await expect(ask(PASSWORD)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  } finally {
    await world.close()
  }
})

test('an address is sent few emails a day, whoever asks, and who asks is told the same', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_INBOX: '2/86400' })
  try {
    const [next, members] = [newEmail(), [await joined(world), await joined(world), await joined(world)]]
    for (const { person } of members)
      await expect(person.call(emailChange.ask, { email: next, password: 'not this one' })).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
      })

    const answers = []
    for (const { person } of members) answers.push(await person.call(emailChange.ask, { email: next, password: PASSWORD }))
    await world.runJobs()

    expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
    expect(await emailsTo(world, next)).toHaveLength(2)
  } finally {
    await world.close()
  }
})

test('where no newer link goes out, the one that was sent there works on', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_INBOX: '1/86400' })
  try {
    const [asha, next] = [await joined(world), newEmail()]
    await asha.person.call(emailChange.ask, { email: next, password: PASSWORD })
    const token = (await tokenIn(world, next))!

    await asha.person.call(emailChange.ask, { email: next.toUpperCase(), password: PASSWORD })
    await asha.person.call(emailChange.confirm, { token })

    expect(await asha.person.call(emailChange.get)).toMatchObject({ now: next, proven: true, next: null })
  } finally {
    await world.close()
  }
})

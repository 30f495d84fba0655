import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account, type SignedIn } from '#contract/account.ts'
import { notifications } from '#contract/notifications.ts'
import { Person, test, type World } from '#tests/support/world.ts'
import { createReset } from '../reset/queries.ts'

const PASSWORD = 'turmeric lamp at seven'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'

async function send(world: World, path: string, userAgent: string, body: object) {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const answer = await world.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as SignedIn
}

async function joined(world: World) {
  const email = `${randomUUID()}@example.org`
  const { token, user } = await send(world, '/api/auth/register', LAPTOP, { name: 'Asha Rao', email, password: PASSWORD })
  const signIn = (userAgent: string, password = PASSWORD) => send(world, '/api/auth/login', userAgent, { email, password })
  return { id: user.id, person: new Person(world.url, token), signIn }
}

const noticesOf = async (person: Person) => (await person.call(notifications.list, {})).items

test('a sign-in on a device that is new to us is announced to its member, one on a known device is not', async ({ world }) => {
  const { person, signIn } = await joined(world)

  await signIn(LAPTOP)
  expect(await noticesOf(person)).toEqual([])
  await signIn(PHONE)
  await signIn(PHONE)

  expect(await noticesOf(person)).toMatchObject([{ kind: 'security_new_device', people: [], excerpt: 'Chrome on Android', read: false }])
})

test('a wrong password notifies nobody', async ({ world }) => {
  const { person, signIn } = await joined(world)

  await signIn(PHONE, 'not the password')

  expect(await noticesOf(person)).toEqual([])
})

test('a password that was changed is announced to whoever signs in next', async ({ world }) => {
  const { id, signIn } = await joined(world)
  const token = (await createReset(world.db, id, 'elsewhere', 1))!

  await world.nobody.call(account.resetPassword, { token, password: 'a different lamp at eight' })
  const again = await signIn(LAPTOP, 'a different lamp at eight')

  const kinds = (await noticesOf(new Person(world.url, again.token))).map(({ kind }) => kind)
  expect(kinds).toContain('security_password_changed')
})

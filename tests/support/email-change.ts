import { randomUUID } from 'node:crypto'
import { account } from '#contract/account.ts'
import { emailChange } from '#contract/email-change.ts'
import { emailsTo } from './outbox.ts'
import { Person, type World } from './world.ts'

export const PASSWORD = 'turmeric lamp at seven'
export const newEmail = () => `${randomUUID()}@example.org`

/** A member who signed up, and has proven their address unless it says otherwise. */
export async function joined(world: World, { isProven = true } = {}) {
  const email = newEmail()
  const { token, user } = await world.nobody.call(account.register, { name: 'Asha Rao', email, password: PASSWORD })
  await world.db.updateTable('account').set({ email_verified: isProven }).where('member_id', '=', user.id).execute()
  return { id: user.id, email, person: new Person(world.url, token) }
}
export type Joined = Awaited<ReturnType<typeof joined>>

export const signIn = (world: World, email: string, password = PASSWORD) => world.nobody.call(account.login, { email, password })

/** What the link in the latest email to an address carries, if one has a link. */
export async function tokenIn(world: World, email: string) {
  await world.runJobs()
  const tokens = (await emailsTo(world, email)).flatMap((text) => /^http\S+#(?:address|token)=([\w-]{43})$/m.exec(text)?.[1] ?? [])
  return tokens.at(-1)
}

/** Asks for another address and opens the link that is sent there. */
export async function move(world: World, { person }: Pick<Joined, 'person'>, email = newEmail()) {
  await person.call(emailChange.ask, { email, password: PASSWORD })
  await person.call(emailChange.confirm, { token: (await tokenIn(world, email))! })
  return email
}

export const actsOf = async ({ db }: World, id: string) =>
  (await db.selectFrom('audit_entry').select('act').where('member_id', '=', id).orderBy('seq').execute()).map(({ act }) => act)

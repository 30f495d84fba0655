import { hashPassword } from '#server/account/passwords/passwords.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'

/** A sign-in as bytes on the wire. */
export function login(email: string, password: string) {
  const body = JSON.stringify({ email, password })
  return `POST /api/auth/login HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** So many members with this password, and nobody else. */
export async function someAccounts(db: Db, count: number, password: string) {
  await db.deleteFrom('member').execute()
  const password_hash = await hashPassword(password)
  const people = Array.from({ length: count }, (_, at) => ({ id: newId(), email: `member-${at}@bench.example` }))
  await db
    .insertInto('member')
    .values(people.map(({ id }, at) => ({ id, handle: `member-${at}`, name: 'Dr. Member' })))
    .execute()
  await db
    .insertInto('account')
    .values(people.map(({ id, email }) => ({ member_id: id, email, password_hash })))
    .execute()
  return people
}

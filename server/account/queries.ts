import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { User } from '#contract/account.ts'
import { KNOWN_DAYS } from '#contract/limits.ts'
import type { Mark } from '#contract/marks.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { isHeld } from './email-change/queries.ts'
import { memberOfHandle } from './handles/handles.ts'
import { handleOf } from './rules.ts'

const HANDLE_TRIES = 5

/** Members with an account, as `asUser` reads them. */
export const userRows = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .leftJoin('hidden_account', 'hidden_account.member_id', 'account.member_id')
    .select([
      'hidden_account.due_at',
      'hidden_account.report_id',
      'member.id',
      'member.name',
      'member.profile_complete',
      'member.avatar_url',
      'member.verified',
      'member.mark',
      'account.email',
      'account.email_verified',
      'account.google_sub',
      'account.picture',
    ])

type UserRow = {
  id: string
  name: string
  profile_complete: boolean
  avatar_url: string | null
  verified: boolean
  mark: Mark | null
  email: string
  email_verified: boolean
  google_sub: string | null
  picture: string | null
  due_at: Date | null
  report_id: string | null
}

export const asUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  profileComplete: row.profile_complete,
  picture: row.avatar_url ?? row.picture,
  verified_email: row.email_verified,
  verified: row.verified,
  mark: row.mark,
  provider: row.google_sub ? 'google' : 'password',
  deletionDueAt: row.due_at?.toISOString() ?? null,
  closedBy: row.report_id,
})

/** The account behind an email, with what deciding about a sign-in needs: which of these places it is known at. */
export async function findAccount(db: Db, email: string, places: readonly Buffer[] = []) {
  const row = await userRows(db)
    .select('account.password_hash')
    .select((eb) =>
      eb
        .selectFrom('known_place')
        .select(sql<Buffer[] | null>`array_agg(place_hash)`.as('places'))
        .whereRef('known_place.member_id', '=', 'account.member_id')
        .where('place_hash', '=', sql<Buffer>`any(${places}::bytea[])`)
        .where('last_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(KNOWN_DAYS)})`)
        .as('known'),
    )
    .where(sql`lower(account.email)`, '=', sql`lower(${email})`)
    .executeTakeFirst()
  return row && { user: asUser(row), passwordHash: row.password_hash, known: row.known ?? [] }
}

export async function findByGoogle(db: Db, sub: string) {
  const row = await userRows(db).where('google_sub', '=', sub).executeTakeFirst()
  return row && asUser(row)
}

/** Makes a member with an address of their own in the directory; the readable one if nobody has or had it. */
export async function createMember(db: Db, name: string) {
  const readable = handleOf(name)
  for (let attempt = 0; attempt < HANDLE_TRIES; attempt++) {
    const handle = attempt === 0 ? readable : `${readable}-${randomBytes(3).toString('hex')}`
    // Nobody is given what leads to another member still.
    if (await memberOfHandle(db, handle)) continue
    const row = await db
      .insertInto('member')
      .values({ id: newId(), handle, name })
      .onConflict((conflict) => conflict.column('handle').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return row.id
  }
  throw new Error('No free handle was found.')
}

type NewAccount = {
  memberId: string
  email: string
  emailVerified?: boolean
  passwordHash?: string
  googleSub?: string
  picture?: string | undefined
}

/**
 * Gives a member a way in; false when the email or the Google account is taken, also by whoever came first just now, or the email is one
 * that its former owner may put back.
 */
export async function saveAccount(db: Db, { memberId, email, emailVerified, passwordHash, googleSub, picture }: NewAccount) {
  if (await isHeld(db, email, memberId)) return false
  const row = await db
    .insertInto('account')
    .values({
      member_id: memberId,
      email,
      email_verified: emailVerified ?? false,
      password_hash: passwordHash ?? null,
      google_sub: googleSub ?? null,
      picture: picture ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ties a Google account to a member, unless another one is tied already. */
export async function saveGoogle(db: Db, memberId: string, sub: string) {
  const row = await db
    .updateTable('account')
    .set({ google_sub: sub })
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('google_sub', 'is', null), eb('google_sub', '=', sub)]))
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** True while this is still the member's password; held until the transaction ends, so that a reset and a sign-in cannot pass each other. */
export async function lockPassword(tx: Db, memberId: string, passwordHash: string) {
  const row = await tx
    .selectFrom('account')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a member is one of the sample community. */
export async function isSample(db: Db, memberId: string) {
  const row = await db.selectFrom('member').select('sample').where('id', '=', memberId).executeTakeFirst()
  return row?.sample ?? false
}

/** Stores the same password at today's cost. */
export async function renewPassword(db: Db, memberId: string, from: string, to: string) {
  await db.updateTable('account').set({ password_hash: to }).where('member_id', '=', memberId).where('password_hash', '=', from).execute()
}

/** Notes where a member signed in; answers whether the first of these places is one they have not signed in at before. */
export async function savePlaces(db: Db, memberId: string, places: readonly [Buffer, ...Buffer[]]) {
  const rows = await db
    .insertInto('known_place')
    .values(places.map((place) => ({ member_id: memberId, place_hash: place })))
    .onConflict((conflict) => conflict.columns(['member_id', 'place_hash']).doUpdateSet({ last_at: sql<Date>`now()` }))
    .returning(['place_hash', sql<boolean>`xmax = 0`.as('fresh')])
    .execute()
  return rows.some(({ place_hash, fresh }) => fresh && place_hash.equals(places[0]))
}

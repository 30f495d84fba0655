import { sql } from 'kysely'
import { SETUP_MINUTES } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'

/** Whether a sign-in of this member asks for a second factor. */
export async function hasSecondFactor(db: Db, memberId: string) {
  const row = await db
    .selectFrom('authenticator')
    .select('member_id')
    .where('member_id', '=', memberId)
    .unionAll(db.selectFrom('passkey').select('member_id').where('member_id', '=', memberId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The member's app; nobody else uses a code of it until the transaction ends. */
export const lockAuthenticator = (tx: Db, memberId: string) =>
  tx.selectFrom('authenticator').select(['secret', 'last_step']).where('member_id', '=', memberId).forUpdate().executeTakeFirst()

export const saveStep = (tx: Db, memberId: string, step: number) =>
  tx.updateTable('authenticator').set({ last_step: step, last_used_at: sql<Date>`now()` }).where('member_id', '=', memberId).execute()

/** Keeps a key until its first code, in the place of an older one. */
export async function saveSetup(tx: Db, memberId: string, secret: Buffer) {
  const setup = { secret, expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(SETUP_MINUTES)})` }
  await tx
    .insertInto('authenticator_setup')
    .values({ member_id: memberId, ...setup })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(setup))
    .execute()
}

export const lockSetup = (tx: Db, memberId: string) =>
  tx
    .selectFrom('authenticator_setup')
    .select('secret')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()

/** The key of the set-up is from now on the member's, in the place of an older one. */
export async function saveAuthenticator(tx: Db, memberId: string, secret: Buffer, step: number) {
  const app = { secret, last_step: step, since: sql<Date>`now()`, last_used_at: null }
  await tx.deleteFrom('authenticator_setup').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('authenticator')
    .values({ member_id: memberId, ...app })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(app))
    .execute()
}

/** Takes the app; false where there is none. */
export async function removeAuthenticator(tx: Db, memberId: string) {
  const row = await tx.deleteFrom('authenticator').where('member_id', '=', memberId).returning('member_id').executeTakeFirst()
  return row !== undefined
}

/** What is worth nothing without a factor. */
export async function removeTraces(tx: Db, memberId: string) {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('half_sign_in').where('member_id', '=', memberId).execute()
}

/** Keeps codes in the place of all earlier ones. */
export async function saveRecoveryCodes(tx: Db, memberId: string, hashes: readonly Buffer[]) {
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute()
}

/** Uses a recovery code up; false where it is none of the member's, or was used. */
export async function takeRecoveryCode(tx: Db, memberId: string, hash: Buffer) {
  const row = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, memberId: string) {
  const { left, made } = await db
    .selectFrom('recovery_code')
    .select((eb) => [eb.fn.countAll<number>().filterWhere('used_at', 'is', null).as('left'), eb.fn.countAll<number>().as('made')])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { left, made }
}

export const findAuthenticator = (db: Db, memberId: string) =>
  db.selectFrom('authenticator').select(['since', 'last_used_at']).where('member_id', '=', memberId).executeTakeFirst()

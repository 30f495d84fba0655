import { type Selectable, sql } from 'kysely'
import type { ClaimState } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { CONTENDING_STATES } from './rules.ts'

/** A claim, who decided the one that it appeals against, and who asked for that where it was a revocation. */
export type ClaimRow = Selectable<Tables['claim']> & { appealed_from: string | null; appealed_asker: string | null }

const claims = (db: Db) =>
  db
    .selectFrom('claim')
    .leftJoin('claim as appealed', 'appealed.id', 'claim.appeal_of')
    .selectAll('claim')
    .select(['appealed.decided_by as appealed_from', 'appealed.revoke_asked_by as appealed_asker'])

/** A member's claims, newest first. */
export const listClaims = (db: Db, memberId: string): Promise<ClaimRow[]> =>
  claims(db).where('claim.member_id', '=', memberId).orderBy('claim.id', 'desc').execute()

/** A member's claims, newest first, the caller's until the transaction ends. */
export const lockClaims = (tx: Db, memberId: string): Promise<ClaimRow[]> =>
  claims(tx).where('claim.member_id', '=', memberId).orderBy('claim.id', 'desc').forUpdate('claim').execute()

/** One claim; with `lock` it is the caller's until the transaction ends. */
export async function getClaim(db: Db, id: string, lock = false): Promise<ClaimRow> {
  const query = claims(db).where('claim.id', '=', id)
  const row = await (lock ? query.forUpdate('claim') : query).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Whoever claims or decides a number waits for whoever does so now: two at once would each miss the other. */
export async function lockNumber(tx: Db, { identity_hash, hpr_hash }: Unique) {
  // In one order for everybody, so that no two wait for each other.
  const names = [identity_hash, hpr_hash].flatMap((hash) => hash?.toString('hex') ?? []).sort()
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** One claim to decide, the caller's until the transaction ends, and so is its number. One that was corrected meanwhile is in nobody's hands. */
export async function getContended(tx: Db, id: string): Promise<ClaimRow> {
  await lockNumber(tx, await getClaim(tx, id))
  return getClaim(tx, id, true)
}

/** A member's own claim, locked; of somebody else's they learn nothing. */
export async function getOwnClaim(tx: Db, memberId: string, id: string): Promise<ClaimRow> {
  const claim = await getClaim(tx, id, true)
  if (claim.member_id !== memberId) throw new Refusal('NOT_FOUND')
  return claim
}

type Conflict = { id: string; member_id: string; state: ClaimState }

/** What is unique about a claim: its number and, where one was stated, the HPR id. */
export type Unique = { identity_hash: Buffer; hpr_hash: Buffer | null }

/** Claims of other members that contend for the same number or HPR id. */
export const findConflicts = (db: Db, { identity_hash, hpr_hash }: Unique, memberId: string): Promise<Conflict[]> =>
  db
    .selectFrom('claim')
    .select(['id', 'member_id', 'state'])
    .where(({ eb, or }) => or([eb('identity_hash', '=', identity_hash), ...(hpr_hash ? [eb('hpr_hash', '=', hpr_hash)] : [])]))
    .where('member_id', '<>', memberId)
    .where('state', 'in', CONTENDING_STATES)
    .orderBy('id')
    .execute()

/** Who has one of these roles. */
export async function listStaffIds(db: Db, ...roles: StaffRole[]): Promise<string[]> {
  const holders = await db.selectFrom('staff_role').select('member_id').distinct().where('role', 'in', roles).execute()
  return holders.map(({ member_id }) => member_id)
}

import { type Selectable, sql } from 'kysely'
import { requireRole, roleOf } from '../../institutions/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { notFound } from '../visible.ts'

export type ShiftRow = Selectable<Tables['locum_shift']>

/**
 * The one place where it is asked which doctor sees a row `s` of locum_shift: whoever it is offered to or has accepted it, and of an open one
 * every member of its specialty.
 */
export const isShownTo = (memberId: string) => sql<boolean>`(s.to_id = ${memberId} or s.taken_by = ${memberId} or (s.to_id is null and (
  s.specialty = '' or lower(s.specialty) = (select lower(m.specialty) from member m where m.id = ${memberId}))))`

/** A shift that a doctor sees; `locked`, nothing else changes it until the transaction ends. */
export async function getShown(db: Db, memberId: string, shiftId: string, how?: 'locked'): Promise<ShiftRow> {
  const { rows } = await sql<ShiftRow>`
    select s.* from locum_shift s where s.id = ${shiftId} and ${isShownTo(memberId)} ${how ? sql`for no key update of s` : sql``}`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

/** The same for whoever manages shifts of its institution: an owner or recruiter, asked anew each time. */
export async function getManagedShift(db: Db, viewerId: string, institutionId: string, shiftId: string, how?: 'locked'): Promise<ShiftRow> {
  await requireRole(db, viewerId, institutionId, 'jobs')
  const { rows } = await sql<ShiftRow>`
    select s.* from locum_shift s where s.id = ${shiftId} and s.institution_id = ${institutionId}
    ${how ? sql`for no key update of s` : sql``}`.execute(db)
  return rows[0] ?? notFound()
}

/** The same where its institution is not known to whoever asks: nobody without a role there learns that it is there. */
export async function getManagedById(db: Db, viewerId: string, shiftId: string): Promise<ShiftRow> {
  const found = await db.selectFrom('locum_shift').select('institution_id').where('id', '=', shiftId).executeTakeFirst()
  if (!found || (await roleOf(db, viewerId, found.institution_id)) === undefined) return notFound()
  return getManagedShift(db, viewerId, found.institution_id, shiftId)
}

/** A shift that was accepted, for either side. */
export async function getAgreed(db: Db, viewerId: string, shiftId: string): Promise<ShiftRow> {
  const own = await db.selectFrom('locum_shift').selectAll().where('id', '=', shiftId).where('taken_by', '=', viewerId).executeTakeFirst()
  const row = own ?? (await getManagedById(db, viewerId, shiftId))
  return row.state === 'taken' ? row : notFound()
}

import { type Selectable, sql } from 'kysely'
import { requireRole, roleOf } from '../../institutions/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { keyOfSpecialty } from '../../profile/public.ts'
import { notFound } from '../visible.ts'

export type ShiftRow = Selectable<Tables['locum_shift']>

/** A doctor who looks at shifts. */
export type Doctor = { id: string; specialtyKey: string }

/** A member as a doctor who looks at shifts; of no specialty where they are not there. */
export async function doctorOf(db: Db, id: string): Promise<Doctor> {
  const member = await db.selectFrom('member').select('specialty').where('id', '=', id).executeTakeFirst()
  return { id, specialtyKey: keyOfSpecialty(member?.specialty ?? '') }
}

/**
 * The one place where it is asked which doctor sees a row `s` of locum_shift: whoever it is offered to or has accepted it, and of an open one
 * every member of its specialty, whichever of its names either side has written.
 */
export const isShownTo = ({ id, specialtyKey }: Doctor) =>
  sql<boolean>`(s.to_id = ${id} or s.taken_by = ${id} or (s.to_id is null and s.specialty_key in ('', ${specialtyKey})))`

/** A shift that a doctor sees; `locked`, nothing else changes it until the transaction ends. */
export async function getShown(db: Db, memberId: string, shiftId: string, how?: 'locked'): Promise<ShiftRow> {
  const doctor = await doctorOf(db, memberId)
  const { rows } = await sql<ShiftRow>`
    select s.* from locum_shift s where s.id = ${shiftId} and ${isShownTo(doctor)} ${how ? sql`for no key update of s` : sql``}`.execute(db)
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

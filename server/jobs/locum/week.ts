import { sql } from 'kysely'
import type { LocumSlot } from '#contract/locum.ts'
import { LOCUM_SHIFTS_MAX, LOCUM_SHOWN } from '#contract/locum-bands.ts'
import type { Db } from '../../platform/db/client.ts'
import { proofOf } from './proof.ts'
import { showDeskShifts, showShifts } from './show.ts'
import { type Doctor, doctorOf, isShownTo, type ShiftRow } from './visible.ts'

const ofWeek = (table: string, fromDay: string) =>
  sql<boolean>`${sql.ref(`${table}.day`)} between ${fromDay}::date and ${fromDay}::date + 6`

/** SQL: an open shift `s` in a band in which a member is free and that they have not refused. */
const isForFree = (memberId: string) => sql<boolean>`(s.to_id is null
  and exists (select from locum_free f where f.member_id = ${memberId} and f.day = s.day and f.band = s.band)
  and not exists (select from locum_refusal r where r.member_id = ${memberId} and r.shift_id = s.id))`

/** Seven days of a doctor: what is theirs, what they are offered, and open shifts where they are free. */
export async function loadWeek(db: Db, memberId: string, fromDay: string) {
  const doctor = await doctorOf(db, memberId)
  const shifts = await sql<ShiftRow>`
    select s.* from (
      select s.*, s.taken_by is not distinct from ${memberId} as is_own from locum_shift s
      where ${ofWeek('s', fromDay)} and ${isShownTo(doctor)} and s.state <> 'declined'
        and (s.taken_by = ${memberId} or s.to_id = ${memberId} or (s.state <> 'cancelled' and ${isForFree(memberId)}))
      -- However many are open to everybody: whatever is theirs, and what is offered to them, is among those that are shown.
      order by is_own desc, s.to_id nulls last, s.starts_at, s.id limit ${sql.lit(LOCUM_SHOWN)}
    ) as s order by s.starts_at, is_own desc, s.to_id nulls last, s.id`.execute(db)
  const free = await sql<LocumSlot>`
    select f.day, f.band from locum_free f where f.member_id = ${memberId} and ${ofWeek('f', fromDay)} order by f.day, f.band`.execute(db)
  return {
    fromDay,
    free: free.rows,
    shifts: await showShifts(db, memberId, shifts.rows),
    month: await monthOf(db, memberId, fromDay),
    offers: await waitingOffers(db, doctor),
    next: await nextOf(db, memberId),
    proof: await proofOf(db, memberId),
  }
}

/** What a member has agreed to in the month that holds a day. */
async function monthOf(db: Db, memberId: string, day: string): Promise<{ shifts: number; pay: number }> {
  const { rows } = await sql<{ shifts: number; pay: number }>`
    select count(*)::int as shifts, coalesce(sum(s.pay), 0)::int as pay from locum_shift s
    where s.taken_by = ${memberId} and s.state = 'taken' and date_trunc('month', s.day) = date_trunc('month', ${day}::date)`.execute(db)
  return rows[0]!
}

async function nextOf(db: Db, memberId: string) {
  const { rows } = await sql<ShiftRow>`
    select s.* from locum_shift s where s.taken_by = ${memberId} and s.state = 'taken' and s.ends_at > now()
    order by s.starts_at limit 1`.execute(db)
  return (await showShifts(db, memberId, rows))[0] ?? null
}

async function waitingOffers(db: Db, doctor: Doctor): Promise<{ waiting: number; next: string | null }> {
  const { rows } = await sql<{ waiting: number; next: string | null }>`
    select count(*)::int as waiting, min(s.day)::text as next from locum_shift s
    where s.state = 'offered' and s.starts_at > now() and ${isShownTo(doctor)} and (s.to_id = ${doctor.id} or ${isForFree(doctor.id)})`.execute(
    db,
  )
  return rows[0]!
}

/** Seven days of an institution: all that can be agreed, since it has no more than that to come, and of what is off no more than would be looked through. */
export async function loadDeskWeek(db: Db, viewerId: string, institutionId: string, fromDay: string) {
  const { rows } = await sql<ShiftRow>`
    select s.* from (
      select s.*, s.state in ('cancelled', 'declined') as is_off from locum_shift s
      where s.institution_id = ${institutionId} and ${ofWeek('s', fromDay)}
      order by is_off, s.starts_at, s.id limit ${sql.lit(LOCUM_SHIFTS_MAX + LOCUM_SHOWN)}
    ) as s order by s.starts_at, s.id`.execute(db)
  return { fromDay, shifts: await showDeskShifts(db, viewerId, rows) }
}

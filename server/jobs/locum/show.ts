import { sql } from 'kysely'
import type { DeskShift, LocumShift } from '#contract/locum.ts'
import type { MemberCard } from '#contract/profile.ts'
import { institutionCards } from '../../institutions/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { notBlocked } from '../../relations/public.ts'
import { collide, collisionWords, type Times } from './rules.ts'
import type { ShiftRow } from './visible.ts'

const shared = (row: ShiftRow) => ({
  ...{ id: row.id, day: row.day, band: row.band, title: row.title, specialty: row.specialty, pay: row.pay, place: row.place },
  ...{ notes: row.notes, startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString(), cancelWords: row.cancel_words },
})

export type Held = Times & { institution: string }

/** What a member has accepted around a time: whatever could leave no room for something in it. */
export async function listHeld(db: Db, memberId: string, { startsAt, endsAt }: Times): Promise<Held[]> {
  const { rows } = await sql<{ starts_at: Date; ends_at: Date; institution_id: string }>`
    select s.starts_at, s.ends_at, s.institution_id from locum_shift s where s.taken_by = ${memberId} and s.state = 'taken'
      and s.starts_at between ${startsAt}::timestamptz - interval '2 days' and ${endsAt}::timestamptz + interval '2 days'
    order by s.starts_at`.execute(db)
  const cards = await institutionCards(db, [...new Set(rows.map(({ institution_id }) => institution_id))])
  return rows.map(({ starts_at, ends_at, institution_id }) => ({
    ...{ startsAt: starts_at, endsAt: ends_at, institution: cards.get(institution_id)!.name },
  }))
}

/** The first shift of these that leaves no room for another one, in words. */
export function collisionAmong(wanted: Times, held: readonly Held[]): string {
  const near = held.find((one) => collide(wanted, one))
  return near ? collisionWords(wanted, near) : ''
}

/** These shifts as a doctor sees them. */
export async function showShifts(db: Db, viewerId: string, rows: readonly ShiftRow[]): Promise<LocumShift[]> {
  if (rows.length === 0) return []
  const starts = rows.map(({ starts_at }) => starts_at.getTime())
  const around = { startsAt: new Date(Math.min(...starts)), endsAt: new Date(Math.max(...starts)) }
  const held = await listHeld(db, viewerId, around)
  const refused = await refusedAmong(
    db,
    viewerId,
    rows.map(({ id }) => id),
  )
  const institutions = await institutionCards(db, [...new Set(rows.map(({ institution_id }) => institution_id))])
  return rows.map((row) => {
    const standing = standingOf(row, viewerId, refused.has(row.id))
    return {
      ...shared(row),
      institution: institutions.get(row.institution_id)!,
      standing,
      ...(!isTold(row, viewerId) && { cancelWords: '' }),
      collision: standing === 'offered' ? collisionAmong({ startsAt: row.starts_at, endsAt: row.ends_at }, held) : '',
    }
  })
}

/** Whether a doctor reads why a shift was cancelled: where somebody had it, that is between the two sides. */
const isTold = ({ taken_at, taken_by }: ShiftRow, viewerId: string) => taken_at === null || taken_by === viewerId

function standingOf({ state, taken_by }: ShiftRow, viewerId: string, isRefused: boolean): LocumShift['standing'] {
  if (state === 'taken') return taken_by === viewerId ? 'yours' : 'taken'
  return state === 'offered' && isRefused ? 'declined' : state
}

async function refusedAmong(db: Db, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select r.shift_id as id from locum_refusal r where r.member_id = ${memberId} and r.shift_id = any (${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** These shifts as their institution sees them. Across a block its recruiter meets nobody; a colleague does. */
export async function showDeskShifts(db: Db, viewerId: string, rows: readonly ShiftRow[]): Promise<DeskShift[]> {
  const cards = await meetable(
    db,
    viewerId,
    rows.flatMap(({ to_id, taken_by }) => [to_id ?? [], taken_by ?? []].flat()),
  )
  return rows.map((row) => ({
    ...shared(row),
    shiftState: row.state,
    to: (row.to_id && cards.get(row.to_id)) || null,
    isOpen: row.to_id === null,
    takenBy: (row.taken_by && cards.get(row.taken_by)) || null,
    checked: row.checked,
  }))
}

async function meetable(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, MemberCard>> {
  const { rows } = await sql<{ id: string }>`
    select m.id from member m where m.id = any (${ids}::uuid[]) and ${notBlocked(viewerId, 'm.id')}`.execute(db)
  return loadCards(
    db,
    rows.map(({ id }) => id),
  )
}

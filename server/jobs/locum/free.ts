import { sql } from 'kysely'
import type { LocumBand, locum, locumDesk } from '#contract/locum.ts'
import { LOCUM_REST_HOURS, LOCUM_TOLD } from '#contract/locum-bands.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { keyOfSpecialty, loadCards } from '../../profile/public.ts'
import { notBlocked } from '../../relations/public.ts'
import { isRegisteredDoctor, proofsOf } from './proof.ts'
import { refuseTime, timesOf } from './rules.ts'

/** Says that a member is free in a band, or no longer; twice is once. */
export async function setFree(db: Db, memberId: string, { day, band, isFree }: InputOf<typeof locum.setFree>, now: Date) {
  refuseTime(day, band, now)
  const slot = { member_id: memberId, day, band }
  if (isFree)
    await db
      .insertInto('locum_free')
      .values(slot)
      .onConflict((same) => same.doNothing())
      .execute()
  else await db.deleteFrom('locum_free').where('member_id', '=', memberId).where('day', '=', day).where('band', '=', band).execute()
  return { day, band, isFree }
}

type Slot = { institutionId: string; day: string; band: LocumBand; specialty: string }

const rest = sql`make_interval(hours => ${sql.lit(LOCUM_REST_HOURS)})`

/** So many names under which members have a specialty are compared; the most frequent first. */
const NAMES_COMPARED = 1000

/** The names under which those who are free in a band have this specialty: "Paediatrician" is one of Paediatrics. */
async function namesAmongFree(db: Db, { day, band, specialty }: Slot): Promise<string[]> {
  if (specialty === '') return []
  const key = keyOfSpecialty(specialty)
  const { rows } = await sql<{ specialty: string }>`
    select m.specialty from locum_free f join member m on m.id = f.member_id where f.day = ${day}::date and f.band = ${band}
    group by m.specialty order by count(*) desc, m.specialty limit ${sql.lit(NAMES_COMPARED)}`.execute(db)
  return rows.flatMap((row) => (keyOfSpecialty(row.specialty) === key ? [row.specialty] : []))
}

type Sought = Slot & { names: string[] }

/** SQL: a row `m` of member is a registered doctor who is free in a band, rested, of the specialty where one is named, and not of the institution. */
function isFreeThen({ institutionId, day, band, specialty, names }: Sought) {
  const { startsAt, endsAt } = timesOf(day, band)
  return sql<boolean>`(${isRegisteredDoctor}
    and exists (select from locum_free f where f.member_id = m.id and f.day = ${day}::date and f.band = ${band})
    and (${specialty} = '' or m.specialty = any (${names}::text[]))
    and not exists (select from institution_role r where r.institution_id = ${institutionId} and r.member_id = m.id)
    and not exists (select from locum_shift h where h.taken_by = m.id and h.state = 'taken'
      and h.starts_at < ${endsAt}::timestamptz + ${rest} and ${startsAt}::timestamptz < h.ends_at + ${rest}))`
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** A page of the doctors who are free in a band; nobody across a block from who looks. */
export async function freePage(db: Db, viewerId: string, { cursor, ...slot }: InputOf<typeof locumDesk.free>) {
  const names = await namesAmongFree(db, slot)
  const { rows } = await sql<{ id: string; specialty: string }>`
    select m.id, m.specialty from member m
    where m.id > ${cursor === undefined ? FIRST : idOf(cursor)} and ${isFreeThen({ ...slot, names })} and ${notBlocked(viewerId, 'm.id')}
    order by m.id limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  const ids = shown.map(({ id }) => id)
  const [cards, proofs] = [await loadCards(db, ids), await proofsOf(db, ids)]
  return {
    items: shown.map(({ id, specialty }) => ({ member: cards.get(id)!, specialty, checked: proofs.get(id)?.checked ?? '' })),
    next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null,
  }
}

/** Whether a shift can be offered to a member by somebody. */
export async function isFreeFor(db: Db, viewerId: string, memberId: string, slot: Slot): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select m.id from member m where m.id = ${memberId} and ${isFreeThen({ ...slot, specialty: '', names: [] })} and ${notBlocked(viewerId, 'm.id')}`.execute(
    db,
  )
  return rows.length > 0
}

/** Who is told of an open shift. */
export async function listFree(db: Db, slot: Slot): Promise<string[]> {
  const names = await namesAmongFree(db, slot)
  const { rows } = await sql<{ id: string }>`
    select m.id from member m where ${isFreeThen({ ...slot, names })} order by m.id limit ${sql.lit(LOCUM_TOLD)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Everybody who shows a band in which they are free, rested or not: an open shift in it stands on their page. */
export async function listShowing(db: Db, { day, band }: Pick<Slot, 'day' | 'band'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.member_id as id from locum_free f where f.day = ${day}::date and f.band = ${band} order by f.member_id limit 1000`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes away when members were free on days that are over. */
export const sweepFree = (db: Db) => sql`delete from locum_free where day < (now() at time zone 'Asia/Kolkata')::date - 1`.execute(db)

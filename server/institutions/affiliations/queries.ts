import { type RawBuilder, sql } from 'kysely'
import type { AffiliatedPerson, Affiliation, affiliations } from '#contract/affiliations.ts'
import { AFFILIATIONS_MAX } from '#contract/limits.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, cursorAtTime, idOf, timePositionOf } from '../../platform/db/cursor.ts'
import { loadCards } from '../../profile/public.ts'
import { blockedIdsOf, notBlocked } from '../../relations/public.ts'
import { loadInstitutionCards } from '../pages/load.ts'
import { isThere, notFound } from '../visible.ts'

export type AffiliationRow = {
  id: string
  institution_id: string
  member_id: string
  client_id: string
  position: string
  department: string
  from_day: string
  to_day: string | null
  state: Affiliation['state']
  asked_at: Date
  answered_at: Date | null
}

const OLDEST = '00000000-0000-0000-0000-000000000000'

/** These affiliations as the contract promises them. */
export async function showAffiliations(db: Db, viewerId: string, rows: readonly AffiliationRow[]): Promise<Affiliation[]> {
  const [members, pages] = await Promise.all([
    loadCards(db, [...new Set(rows.map(({ member_id }) => member_id))]),
    loadInstitutionCards(db, [...new Set(rows.map(({ institution_id }) => institution_id))]),
  ])
  return rows.flatMap((row) => {
    const [member, institution] = [members.get(row.member_id), pages.get(row.institution_id)]
    if (!member || !institution) return []
    const clientId = row.member_id === viewerId ? row.client_id : null
    const dates = { askedAt: row.asked_at.toISOString(), answeredAt: row.answered_at?.toISOString() ?? null }
    return { ...person(row), member, institution, clientId, state: row.state, ...dates }
  })
}

const person = ({ id, position, department, from_day, to_day }: AffiliationRow) => ({
  id,
  position,
  department,
  from: from_day,
  to: to_day,
})

/** All that a member says of where they work, the newest first. */
export async function ownAffiliations(db: Db, memberId: string): Promise<Affiliation[]> {
  const rows = await db
    .selectFrom('affiliation')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(sql.lit(AFFILIATIONS_MAX))
    .execute()
  return showAffiliations(db, memberId, rows)
}

/** What of it institutions have confirmed, as others read it; whether they may meet the member is asked before. */
export async function confirmedOf(db: Db, memberId: string): Promise<Affiliation[]> {
  return (await ownAffiliations(db, memberId)).filter(({ state }) => state === 'confirmed').map((one) => ({ ...one, clientId: null }))
}

/** What waits for an institution's answer, oldest first, without those across a block from who answers. */
export async function waitingPage(db: Db, viewerId: string, institutionId: string, cursor?: string): Promise<Page<Affiliation>> {
  const rows = await db
    .selectFrom('affiliation')
    .selectAll()
    .where('institution_id', '=', institutionId)
    .where('state', '=', 'waiting')
    .where('id', '>', cursor === undefined ? OLDEST : idOf(cursor))
    .where(notBlocked(viewerId, 'affiliation.member_id'))
    .orderBy('id')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  return { items: await showAffiliations(db, viewerId, shown), next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null }
}

type People = InputOf<typeof affiliations.people>

/** SQL for the rows of a page of people, and one more. */
export function pickPeople(
  viewerId: string,
  { institutionId, department, show, cursor }: People,
): RawBuilder<AffiliationRow & { at: string }> {
  const { at, id } = timePositionOf(cursor)
  return sql`
    select a.*, (a.from_day::timestamp at time zone 'UTC')::text as at from affiliation a, (select ${viewerId}::uuid as id) as v
    where a.institution_id = ${institutionId} and a.state = 'confirmed' and ${show === 'now' ? isThere : sql`not ${isThere}`}
      ${department ? sql`and a.department = ${department}` : sql``}
      and (a.from_day, a.id) < ((${at}::timestamptz at time zone 'UTC')::date, ${id}::uuid)
      and a.member_id <> all (${sql.raw(blockedIdsOf('v.id'))})
    order by a.from_day desc, a.id desc limit ${sql.lit(PAGE_SIZE + 1)}`
}

/** A page of those whom the institution has confirmed, the latest first. */
export async function peoplePage(db: Db, viewerId: string, asked: People): Promise<Page<AffiliatedPerson>> {
  const { rows } = await pickPeople(viewerId, asked).execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    shown.map(({ member_id }) => member_id),
  )
  const items = shown.flatMap((row) => {
    const member = cards.get(row.member_id)
    return member ? [{ ...person(row), member }] : []
  })
  return { items, next: rows.length > PAGE_SIZE ? cursorAtTime(shown.at(-1)!) : null }
}

/** One affiliation that the viewer may meet, locked until the transaction ends. */
export async function lockAffiliation(tx: Db, viewerId: string, id: string): Promise<AffiliationRow> {
  const row = await tx
    .selectFrom('affiliation')
    .selectAll()
    .where('id', '=', id)
    .where(notBlocked(viewerId, 'affiliation.member_id'))
    .forUpdate()
    .executeTakeFirst()
  return row ?? notFound()
}

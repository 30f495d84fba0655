import { sql } from 'kysely'
import type { GrievanceToReview } from '#contract/grievances.ts'
import type { AppealToReview, ReportToReview } from '#contract/moderation.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { MemberCard } from '#contract/profile.ts'
import { mayCloseAccount } from '#contract/report-kinds.ts'
import { findStaff } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, idOf } from '../platform/db/cursor.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { findBlockedBy } from '../relations/public.ts'
import { othersConcerned } from './concerned.ts'
import { cursorAtDue, duePositionOf } from './due-cursor.ts'
import { decidersOf, type FindDeciders } from './grievances/deciders.ts'
import { showFiled } from './grievances/queries.ts'
import type { ConcernedTable } from './public.ts'
import { appealDueAt, mayDecide } from './rules.ts'
import { showRuling } from './ruling.ts'
import { openQuoted, openWords } from './said.ts'

/** Cards of members belong to a later room, so whoever joins the rooms hands in how they are read. */
export type LoadCards = (db: Db, ids: readonly string[]) => Promise<Map<string, MemberCard>>

type Reading = { db: Db; vault: Vault; loadCards: LoadCards }
type ReadingReports = Reading & { concernedTable: ConcernedTable }

const OLDEST = '00000000-0000-0000-0000-000000000000'
const after = (cursor: string | undefined) => (cursor === undefined ? OLDEST : idOf(cursor))

/** A page of the reports that wait: those about a patient, then the others, whichever is due first. */
export async function reportPage(
  { db, vault, loadCards, concernedTable }: ReadingReports,
  reviewerId: string,
  cursor?: string,
): Promise<Page<ReportToReview>> {
  const from = duePositionOf(cursor)
  const found = await db
    .selectFrom('report')
    .selectAll()
    .select(sql<string>`due_at::text`.as('due'))
    .where('decided_at', 'is', null)
    .where(sql<boolean>`(lane, due_at, id) > (${from.lane}, ${from.at}::timestamptz, ${from.id})`)
    .orderBy('lane')
    .orderBy('due_at')
    .orderBy('id')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const ids = found.flatMap(({ member_id, about_id, closing_by }) => [about_id, member_id ?? [], closing_by ?? []].flat())
  const others = await othersConcerned(db, concernedTable, found)
  const concerned = [...found.flatMap(({ member_id, about_id }) => [about_id, member_id ?? []].flat()), ...[...others.values()].flat()]
  const [cards, blocked, staff] = await Promise.all([
    loadCards(db, ids),
    findBlockedBy(db, reviewerId, concerned),
    findStaff(
      db,
      found.map(({ about_id }) => about_id),
    ),
  ])
  return paged(
    found,
    ({ lane, due: at, id }) => cursorAtDue({ lane, at, id }),
    (row) => {
      const { id, kind, reason } = row
      const about = cards.get(row.about_id)
      if (!about) return []
      const at = row.created_at.toISOString()
      return {
        id,
        kind,
        place: row.place,
        reason,
        words: openWords(vault, row),
        quoted: openQuoted(vault, row),
        about,
        reporter: (row.member_id && cards.get(row.member_id)) || null,
        at,
        dueAt: row.due_at.toISOString(),
        hidAt: row.hid_at?.toISOString() ?? null,
        mayDecide: mayDecide([about.id, row.member_id, ...(others.get(id) ?? [])], reviewerId, blocked),
        mayClose: mayCloseAccount(kind) && !staff.has(about.id),
        closing: row.closing_at && {
          by: (row.closing_by && cards.get(row.closing_by)) || null,
          isOwn: row.closing_by === reviewerId,
          words: row.closing_words!,
          at: row.closing_at.toISOString(),
        },
      }
    },
  )
}

/** A page of the appeals that wait, oldest first: so they are due. */
export async function appealPage(
  { db, vault, loadCards, concernedTable }: ReadingReports,
  reviewerId: string,
  cursor?: string,
): Promise<Page<AppealToReview>> {
  const found = await db
    .selectFrom('appeal')
    .selectAll()
    .where('decided_at', 'is', null)
    .where('id', '>', after(cursor))
    .orderBy('id')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const [cards, reports] = await Promise.all([
    loadCards(
      db,
      found.map(({ member_id }) => member_id),
    ),
    loadReports(
      db,
      found.flatMap(({ report_id }) => report_id ?? []),
    ),
  ])
  const closers = [...reports.values()].map(({ closing_by }) => closing_by)
  const concerned = [...[...found, ...reports.values()].flatMap(({ member_id, decided_by }) => [member_id, decided_by]), ...closers].filter(
    (id) => id !== null,
  )
  const running = await othersConcerned(db, concernedTable, reports.values())
  const blocked = await findBlockedBy(db, reviewerId, [...concerned, ...[...running.values()].flat()])
  return paged(found, byId, ({ id, member_id, report_id, name, fault, words, created_at }): AppealToReview | never[] => {
    const member = cards.get(member_id)
    if (!member) return []
    const appeal = { id, member, words, at: created_at.toISOString(), dueAt: appealDueAt(created_at).toISOString() }
    const report = report_id && reports.get(report_id)
    if (report) {
      const others = [member_id, report.member_id, report.decided_by, report.closing_by, ...(running.get(report.id) ?? [])]
      return { against: 'ruling', ...appeal, ruling: showRuling(vault, report), mayDecide: mayDecide(others, reviewerId, blocked) }
    }
    return { against: 'name', ...appeal, name: name!, fault: fault!, mayDecide: mayDecide([member_id], reviewerId, blocked) }
  })
}

/** A page of the grievances that wait, oldest first: so they are due. */
export async function grievancePage(
  { db, vault, loadCards, findDeciders }: Reading & { findDeciders: FindDeciders },
  reviewerId: string,
  cursor?: string,
): Promise<Page<GrievanceToReview>> {
  const found = await db
    .selectFrom('grievance')
    .selectAll()
    .where('decided_at', 'is', null)
    .where('id', '>', after(cursor))
    .orderBy('id')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const ids = found.map(({ member_id }) => member_id)
  const deciders = await decidersOf(db, findDeciders, found)
  const [cards, blocked] = await Promise.all([
    loadCards(db, ids),
    findBlockedBy(db, reviewerId, [...ids, ...[...deciders.values()].flat()]),
  ])
  return paged(found, byId, (row) => {
    const member = cards.get(row.member_id)
    const concerned = [row.member_id, ...(deciders.get(row.id) ?? [])]
    return member ? { ...showFiled(vault, row), member, mayDecide: mayDecide(concerned, reviewerId, blocked) } : []
  })
}

async function loadReports(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('report').selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const byId = ({ id }: { id: string }) => cursorAfter(id)

/** What is shown of one row more than a page holds. */
function paged<Row, Item>(found: readonly Row[], cursorOf: (row: Row) => string, show: (row: Row) => Item | never[]): Page<Item> {
  const kept = found.slice(0, PAGE_SIZE)
  return { items: kept.flatMap((row) => show(row)), next: found.length > PAGE_SIZE ? cursorOf(kept.at(-1)!) : null }
}

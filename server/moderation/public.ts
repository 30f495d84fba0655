import { sql } from 'kysely'
import type { Interest } from '#contract/live.ts'
import type { ReportKind } from '#contract/moderation.ts'
import type { WithheldKind } from '#contract/report-kinds.ts'
import { faultOfName, refuseName } from '../account/public.ts'
import { guardedIds } from '../platform/access/sessions.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import type { Notices } from '../platform/notices.ts'

/** Something that can be reported, as its viewer sees it: where it is shown, whose it is and what it says. */
export type Reported = { place: string; aboutId: string; quoted: string }

/** How things of one kind are found by whoever reports them; nothing where they may not see it. */
type FindReported = (db: Db, viewerId: string, id: string) => Promise<Reported | undefined>

/** Every kind with how it is found. Rooms hand in theirs, each in its public file; they are joined in `server/report-table.ts`. */
export type ReportTable = Record<ReportKind, FindReported>

/** A decision that a report was right, with the reviewer's words for it. */
type Upholding = { subjectId: string; reviewerId: string; words: string }

/** What follows for whom it was about and around: who is notified, and which pages read again once it is committed. */
export type Consequence = { notifiedIds: string[]; touched: Interest[] }

/**
 * What happens to things of a kind once a report of one was right, in the transaction of the decision. A kind without a line stays as it is.
 * Rooms hand theirs in beside how it is found.
 */
export type UpheldTable = Partial<Record<ReportKind, (tx: Db, upholding: Upholding) => Promise<Consequence>>>

/**
 * Whom else something of a kind concerns than whose it is, such as all who run a page: they leave decisions about it to others. Rooms hand
 * theirs in beside how it is found.
 */
export type ConcernedTable = Partial<Record<ReportKind, (db: Db, subjectId: string) => Promise<string[]>>>

/** Something that was withheld or let go: what it is, where it is shown and whose it is. */
export type Moved = { subjectId: string; place: string; aboutId: string }

/** How open pages hear that something of a kind was withheld or let go, once it is committed. Rooms hand theirs in beside how it is found. */
export type WithheldTable = Record<WithheldKind, (services: Pick<Services, 'db' | 'live'>, moved: Moved) => Promise<void>>

/**
 * SQL for whether what has this identifier is withheld from this viewer. Its author and moderators see it, those with a second factor. Scalar, as a block is: looked up
 * for the few rows that are asked about. Whoever reads something of a `WithheldKind` asks this or one of the two below.
 */
export const withheldFrom = (viewer: string, id: string) => `coalesce((
  select true from withheld w where w.subject_id = ${id} and w.about_id <> ${viewer}
    and not exists (select from staff_role desk where desk.member_id = ${viewer} and desk.role = 'moderator' and desk.member_id in (${guardedIds}))), false)`

/**
 * Takes a member's words out of what they reported, before the member is removed: the reports are decided on without them. Reports about something of
 * theirs go with it, undecided, which whoever sent one is told; answers who is notified.
 */
export async function leaveModeration(tx: Db, notices: Notices, memberId: string): Promise<string[]> {
  await tx.updateTable('report').set({ member_id: null, words_sealed: null }).where('member_id', '=', memberId).execute()
  const waiting = await tx
    .selectFrom('report')
    .select(['id', 'member_id'])
    .where('about_id', '=', memberId)
    .where('decided_at', 'is', null)
    .execute()
  const notifiedIds: string[] = []
  for (const { id, member_id } of waiting)
    if (member_id) notifiedIds.push(...(await notices.notify(tx, { to: member_id, kind: 'report_gone', subject: id })))
  return notifiedIds
}

/** A condition: what has the identifier in this column is not withheld from the viewer. */
export const notWithheld = (viewerId: string, column: `${string}.${string}`) => sql<boolean>`not coalesce((
  select true from withheld w where w.subject_id = ${sql.ref(column)} and w.about_id <> ${viewerId}
    and not exists (select from staff_role desk where desk.member_id = ${viewerId} and desk.role = 'moderator' and desk.member_id in (${sql.raw(guardedIds)}))), false)`

/** The same for whoever is not signed in. */
export const notWithheldFromAll = (column: `${string}.${string}`) =>
  sql<boolean>`not coalesce((select true from withheld w where w.subject_id = ${sql.ref(column)}), false)`

/** Which of these are withheld, and whether from this viewer too. */
export async function findWithheld(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, { fromViewer: boolean }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; fromViewer: boolean }>`
    select kept.subject_id as id, not ${notWithheld(viewerId, 'kept.subject_id')} as "fromViewer"
    from withheld kept where kept.subject_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, fromViewer }) => [id, { fromViewer }]))
}

/** Whether something is withheld from this viewer. */
export const isWithheldFrom = async (db: Db, viewerId: string, id: string) =>
  [...(await findWithheld(db, viewerId, [id])).values()].some(({ fromViewer }) => fromViewer)

/**
 * Refuses what a member or their institution may not be called; `typed` holds each name by its field. What they are called already
 * stands, and so does a name that a reviewer has upheld for them.
 */
export async function refuseNames(tx: Db, memberId: string, typed: Record<string, string | null>) {
  for (const [path, name] of Object.entries(typed)) {
    const fault = name ? await findFault(tx, memberId, name) : undefined
    if (fault) refuseName(fault, path)
  }
}

/** Why this member may not use a name, in words; nothing where they may. */
export async function findFault(db: Db, memberId: string, name: string) {
  const fault = faultOfName(name)
  return fault && (await mayKeep(db, memberId, name)) ? undefined : fault
}

async function mayKeep(db: Db, memberId: string, name: string) {
  const { name: present, hospital } = await db
    .selectFrom('member')
    .select(['name', 'hospital'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (name === present || name === hospital) return true
  const upheld = await db
    .selectFrom('appeal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('name', '=', name)
    .where('upheld', '=', true)
    .executeTakeFirst()
  return upheld !== undefined
}

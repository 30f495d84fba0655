import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { moderation } from '#contract/moderation.ts'
import type { InputOf } from '#contract/route.ts'
import { recordIn } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Notices } from '../platform/notices.ts'
import { type Closing, settleClosure } from './closing.ts'
import { othersConcerned, refuseCase } from './concerned.ts'
import { type ConcernedTable, findFault } from './public.ts'
import { type Decision, refuseOverADay } from './queries.ts'
import { APPEALS_A_DAY, isWithheldKind, refuseLate } from './rules.ts'
import { letGo } from './withheld.ts'

/** Writes an appeal down, with the reason why the name was refused. */
export async function saveNameAppeal(tx: Db, viewerId: string, { name, words, ...forgotten }: InputOf<typeof moderation.appealName>) {
  forgotten satisfies Record<string, never>
  const fault = await findFault(tx, viewerId, name)
  if (!fault) throw new Refusal('NAME_ALLOWED')
  return save(tx, viewerId, { name, fault, words })
}

/** Writes an appeal down against what was decided about something of the viewer's. */
export async function saveRulingAppeal(
  tx: Db,
  viewerId: string,
  { reportId, words, ...forgotten }: InputOf<typeof moderation.appealRuling>,
) {
  forgotten satisfies Record<string, never>
  const ruling = await tx
    .selectFrom('report')
    .select('decided_at')
    .where('id', '=', reportId)
    .where('about_id', '=', viewerId)
    .where('upheld', '=', true)
    .executeTakeFirst()
  refuseLate(ruling, new Date())
  return save(tx, viewerId, { report_id: reportId, words })
}

type Appeal = { words: string } & ({ name: string; fault: string } | { report_id: string })

async function save(tx: Db, viewerId: string, appeal: Appeal) {
  const own = tx.selectFrom('appeal').select('created_at').where('member_id', '=', viewerId)
  await refuseOverADay(tx, viewerId, own, APPEALS_A_DAY)
  const row = await tx
    .insertInto('appeal')
    .values({ id: newId(), member_id: viewerId, ...appeal })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('ALREADY_APPEALED')
  return row
}

/**
 * Closes an appeal and answers who is notified of it: of one against a decision also whoever had reported. What was withheld by a decision
 * that is reversed is let go, and an account that it closed is opened.
 */
export async function decideAppeal(
  tx: Db,
  { notices, concernedTable, closing }: { notices: Notices; concernedTable: ConcernedTable; closing: Closing },
  reviewerId: string,
  { id, upheld, words }: Decision,
) {
  const row = await tx
    .selectFrom('appeal')
    .leftJoin('report', 'report.id', 'appeal.report_id')
    .select(['appeal.member_id', 'appeal.decided_at', 'report.id as report_id'])
    .select(['report.member_id as reporter_id', 'report.decided_by as decider_id'])
    .select(['report.kind', 'report.subject_id', 'report.place', 'report.closes', 'report.closing_by'])
    .where('appeal.id', '=', id)
    .forUpdate('appeal')
    .executeTakeFirst()
  const reported = row?.report_id ? [{ id: row.report_id, kind: row.kind!, subject_id: row.subject_id! }] : []
  const others = [...(await othersConcerned(tx, concernedTable, reported)).values()].flat()
  await refuseCase(
    tx,
    row && { ...row, concerned: [row.member_id, row.reporter_id, row.decider_id, row.closing_by, ...others] },
    reviewerId,
  )
  await tx
    .updateTable('appeal')
    .set({ upheld, decision: words, decided_by: reviewerId, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await recordIn(tx, 'appeal_decided', reviewerId, { appeal: id, upheld: String(upheld) })
  const { member_id: to, report_id: subject, reporter_id, kind, subject_id, place, closes } = row!
  if (!subject) return { memberId: to, notifiedIds: await notices.notify(tx, { to, kind: 'name_decided', subject: id }), moved: undefined }
  if (closes) await settleClosure(tx, closing, reviewerId, { id: subject, about_id: to }, upheld)
  const notifiedIds = await notices.notify(tx, { to, kind: 'appeal_decided', subject })
  if (reporter_id) notifiedIds.push(...(await notices.notify(tx, { to: reporter_id, kind: 'report_reviewed', subject })))
  const moves = upheld && isWithheldKind(kind!) && (await letGo(tx, { kind: kind!, subjectId: subject_id! }))
  return { memberId: to, notifiedIds, moved: moves ? { kind: kind!, subjectId: subject_id!, place: place!, aboutId: to } : undefined }
}

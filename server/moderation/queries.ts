import { type Expression, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { moderation } from '#contract/moderation.ts'
import type { InputOf } from '#contract/route.ts'
import { recordIn } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Notices } from '../platform/notices.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import type { Consequence, Reported, UpheldTable } from './public.ts'
import { REPORTS_A_DAY, refuseDecision, refuseOwn, refuseTooMany, reportDueAt } from './rules.ts'
import { sealSaid } from './said.ts'

/** Writes a report down, with what it is about as it was read, and confirms it to whoever sent it. */
export async function saveReport(
  tx: Db,
  { vault, notices }: { vault: Vault; notices: Notices },
  viewerId: string,
  { place, aboutId, quoted }: Reported,
  { kind, subjectId, reason, words, ...forgotten }: InputOf<typeof moderation.report>,
) {
  forgotten satisfies Record<string, never>
  refuseOwn(aboutId, viewerId)
  const own = tx.selectFrom('report').select('created_at').where('member_id', '=', viewerId)
  await refuseOverADay(tx, viewerId, own, REPORTS_A_DAY)
  const id = newId()
  const said = sealSaid(vault, id, { words, quoted })
  const dueAt = reportDueAt(reason, new Date())
  const row = await tx
    .insertInto('report')
    .values({ id, member_id: viewerId, kind, subject_id: subjectId, place, about_id: aboutId, reason, due_at: dueAt, ...said })
    .onConflict((same) => same.columns(['member_id', 'kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('ALREADY_REPORTED')
  const notifiedIds = await notices.notify(tx, { to: viewerId, kind: 'report_received', subject: id })
  return { id, dueAt: dueAt.toISOString(), notifiedIds }
}

/** Counts what was kept, so that a restart gives nobody a new day. */
export async function refuseOverADay(tx: Db, memberId: string, own: Expression<{ created_at: Date }>, most: number) {
  // Those of one member are counted one after another.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from (${own}) as own order by created_at desc offset ${sql.lit(most - 1)} limit ${sql.lit(1)}`.execute(tx)
  refuseTooMany(rows[0]?.created_at, new Date())
}

export type Decision = { id: string; upheld: boolean; words: string }

/**
 * Closes a report and answers who is notified of it: whoever sent it and, where it is upheld, whose it is about; and what else follows for what
 * was reported.
 */
export async function decideReport(
  tx: Db,
  { notices, upheldTable }: { notices: Notices; upheldTable: UpheldTable },
  reviewerId: string,
  { id, upheld, words }: Decision,
): Promise<Consequence> {
  const row = await tx
    .selectFrom('report')
    .select(['member_id', 'about_id', 'decided_at', 'kind', 'subject_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  refuseDecision(row && { ...row, concerned: [row.member_id, row.about_id] }, reviewerId)
  await tx
    .updateTable('report')
    .set({ upheld, decision: words, decided_by: reviewerId, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  const { member_id: reporterId, about_id: aboutId, kind, subject_id: subjectId } = row!
  const notifiedIds = await notices.notify(tx, { to: reporterId, kind: 'report_decided', subject: id })
  if (upheld) notifiedIds.push(...(await notices.notify(tx, { to: aboutId, kind: 'report_upheld', subject: id })))
  const follows = upheld ? await upheldTable[kind]?.(tx, { subjectId, reviewerId, words }) : undefined
  await recordIn(tx, 'report_decided', reviewerId, { report: id, upheld: String(upheld) })
  return { notifiedIds: [...notifiedIds, ...(follows?.notifiedIds ?? [])], touched: follows?.touched ?? [] }
}

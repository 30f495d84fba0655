import { type Expression, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { HouseRule, moderation, ReportKind, ReportReason } from '#contract/moderation.ts'
import type { WithheldKind } from '#contract/report-kinds.ts'
import { PRIVACY_REJECTED } from '#contract/report-reasons.ts'
import type { InputOf } from '#contract/route.ts'
import { recordIn } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Notices } from '../platform/notices.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { askClosing, type Closing, closeByReport, refuseClosing } from './closing.ts'
import { othersConcerned, refuseCase } from './concerned.ts'
import type { ConcernedTable, Consequence, Moved, Reported, UpheldTable } from './public.ts'
import { hidesAtOnce, isWithheldKind, mayHideAtOnce, REPORTS_A_DAY, refuseOwn, refuseTooMany, reportDueAt } from './rules.ts'
import { sealSaid } from './said.ts'
import { findRejected, letGo, withhold } from './withheld.ts'

/** Writes a report down, with what it is about as it was read, confirms it to whoever sent it, and withholds what cannot wait. */
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
  const now = new Date()
  const dueAt = reportDueAt(reason, now)
  const hidAt = (await mayHide(tx, viewerId, { kind, reason }, now)) ? now : null
  const row = await tx
    .insertInto('report')
    .values({
      id,
      member_id: viewerId,
      kind,
      subject_id: subjectId,
      place,
      about_id: aboutId,
      reason,
      due_at: dueAt,
      hid_at: hidAt,
      ...said,
    })
    .onConflict((same) => same.columns(['member_id', 'kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) await refuseAgain(tx, viewerId, { kind, subjectId })
  const notifiedIds = await notices.notify(tx, { to: viewerId, kind: 'report_received', subject: id })
  const made = { id, dueAt: dueAt.toISOString(), hidAt: hidAt?.toISOString() ?? null }
  if (!hidAt || !isWithheldKind(kind)) return { made, notifiedIds, moved: undefined }
  await withhold(tx, { kind, subjectId, aboutId })
  notifiedIds.push(...(await notices.notify(tx, { to: aboutId, kind: 'report_hid', subject: id })))
  await recordIn(tx, 'report_hid', viewerId, { report: id })
  return { made, notifiedIds, moved: { subjectId: subjectId.toLowerCase(), place, aboutId } }
}

/** Nobody is told of a decision to come where it was made. */
async function refuseAgain(tx: Db, viewerId: string, { kind, subjectId }: { kind: ReportKind; subjectId: string }): Promise<never> {
  const before = await tx
    .selectFrom('report')
    .select('decided_at')
    .where('member_id', '=', viewerId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  throw new Refusal(before?.decided_at ? 'REPORT_DECIDED' : 'ALREADY_REPORTED')
}

async function mayHide(tx: Db, viewerId: string, about: { kind: ReportKind; reason: ReportReason }, now: Date) {
  if (!mayHideAtOnce(about)) return false
  const { verified } = await tx.selectFrom('member').select('verified').where('id', '=', viewerId).executeTakeFirstOrThrow()
  return hidesAtOnce(about, { verified, rejected: await findRejected(tx, viewerId, PRIVACY_REJECTED.most) }, now)
}

/** Counts what was kept, so that a restart gives nobody a new day. */
export async function refuseOverADay(tx: Db, memberId: string, own: Expression<{ created_at: Date }>, most: number) {
  // Those of one member are counted one after another.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from (${own}) as own order by created_at desc offset ${sql.lit(most - 1)} limit ${sql.lit(1)}`.execute(tx)
  refuseTooMany(rows[0]?.created_at, new Date())
}

/** What was withheld or let go comes with a decision, and which sessions ended. */
type Decided = Consequence & { isDecided: boolean; moved: (Moved & { kind: ReportKind }) | undefined; closed: Closed | undefined }
/** Whose account was closed, and the sessions that ended with it. */
type Closed = { memberId: string; ended: string[] }

export type Decision = { id: string; upheld: boolean; words: string }
type Deciding = { notices: Notices; upheldTable: UpheldTable; concernedTable: ConcernedTable; closing: Closing }
type ReportDecision = Decision & { rule: HouseRule | undefined; closes: boolean }

/**
 * Decides a report and answers who is notified of it: whoever sent it and, where it is upheld, whose it is about; and what else follows for what
 * was reported. One moderator alone closes no account: theirs is a wish, with which the report waits for another.
 */
export async function decideReport(
  tx: Db,
  { notices, upheldTable, concernedTable, closing }: Deciding,
  reviewerId: string,
  { id, upheld, rule, words, closes }: ReportDecision,
): Promise<Decided> {
  const row = await tx
    .selectFrom('report')
    .select(['id', 'member_id', 'about_id', 'decided_at', 'kind', 'subject_id', 'place', 'closing_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const others = [...(await othersConcerned(tx, concernedTable, row ? [row] : [])).values()].flat()
  await refuseCase(tx, row && { ...row, concerned: [row.member_id, row.about_id, ...others] }, reviewerId)
  if (closes) await refuseClosing(tx, row!)
  if (closes && (row!.closing_by ?? reviewerId) === reviewerId) {
    await askClosing(tx, reviewerId, id, words)
    return { isDecided: false, notifiedIds: [], touched: [], moved: undefined, closed: undefined }
  }
  await tx
    .updateTable('report')
    .set({ upheld, rule: upheld ? (rule ?? null) : null, decision: words, decided_by: reviewerId, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  const { member_id: reporterId, about_id: aboutId, kind, subject_id: subjectId, place } = row!
  const notifiedIds = reporterId ? await notices.notify(tx, { to: reporterId, kind: 'report_decided', subject: id }) : []
  // Whose account is closed is written to about that.
  if (upheld && !closes) notifiedIds.push(...(await notices.notify(tx, { to: aboutId, kind: 'report_upheld', subject: id })))
  const moves = isWithheldKind(kind) && (await keepOrLetGo(tx, upheld, { kind, subjectId, aboutId }))
  if (moves && !upheld) notifiedIds.push(...(await notices.notify(tx, { to: aboutId, kind: 'report_cleared', subject: id })))
  const follows = upheld ? await upheldTable[kind]?.(tx, { subjectId, reviewerId, words }) : undefined
  await recordIn(tx, 'report_decided', reviewerId, { report: id, upheld: String(upheld) })
  const ended = closes && (await closeByReport(tx, closing, reviewerId, { id, about_id: aboutId, rule: rule! }))
  return {
    isDecided: true,
    closed: ended ? { memberId: aboutId, ended } : undefined,
    notifiedIds: [...notifiedIds, ...(follows?.notifiedIds ?? [])],
    touched: follows?.touched ?? [],
    moved: moves ? { kind, subjectId, place, aboutId } : undefined,
  }
}

/** What breaks a rule is withheld from then on, also where no report was enough for it; whether open pages have to look again. */
async function keepOrLetGo(tx: Db, upheld: boolean, subject: { kind: WithheldKind; subjectId: string; aboutId: string }) {
  if (!upheld) return letGo(tx, subject)
  await withhold(tx, subject)
  return true
}

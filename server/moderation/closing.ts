import { type Selectable, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { mayCloseAccount } from '#contract/report-kinds.ts'
import { closeAccount, findAccounts, findStaff, lockClosure, moveClosure, openAccount } from '../account/public.ts'
import type { Sessions } from '../platform/access/sessions.ts'
import { recordIn } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { Mail } from '../platform/mail.ts'
import { accountClosedEmail, accountOpenEmail, accountStaysClosedEmail } from './mails.ts'

type Report = Selectable<Tables['report']>
/** What closing and opening an account takes besides the transaction. */
export type Closing = { mail: Mail; sessions: Sessions; publicUrl: () => string }

/** Only what is one member's own closes their account, and nobody's who has a role at the desk. */
export async function refuseClosing(tx: Db, { kind, about_id }: Pick<Report, 'kind' | 'about_id'>) {
  if (!mayCloseAccount(kind) || (await findStaff(tx, [about_id])).has(about_id)) throw new Refusal('NOT_CLOSABLE')
}

/** Writes down that a moderator wants the account closed: the report waits for another one. */
export async function askClosing(tx: Db, reviewerId: string, reportId: string, words: string) {
  await tx
    .updateTable('report')
    .set({ closing_by: reviewerId, closing_words: words, closing_at: sql<Date>`now()` })
    .where('id', '=', reportId)
    .execute()
  await recordIn(tx, 'closure_asked', reviewerId, { report: reportId })
}

/** Closes the account of whose it is and signs them out everywhere; answers the sessions that ended. */
export async function closeByReport(
  tx: Db,
  { mail, sessions, publicUrl }: Closing,
  reviewerId: string,
  { id, about_id, rule }: Pick<Report, 'id' | 'about_id' | 'rule'>,
): Promise<string[]> {
  await closeAccount(tx, about_id, id)
  await tx.updateTable('report').set({ closes: true }).where('id', '=', id).execute()
  await recordIn(tx, 'account_closed', reviewerId, { report: id, member: about_id })
  const email = await emailOf(tx, about_id)
  if (email) await mail.queue(tx, accountClosedEmail(email, rule!, new Date(), publicUrl()))
  return sessions.endAll(tx, about_id)
}

/** What an appeal against a decision that closed an account does to it: reversed, it is open again, unless another decision keeps it closed. */
export async function settleClosure(tx: Db, { mail, publicUrl }: Closing, reviewerId: string, report: Closed, reversed: boolean) {
  const by = await lockClosure(tx, report.about_id)
  const email = await emailOf(tx, report.about_id)
  const other = reversed ? await findOtherClosure(tx, report) : report.id
  if (reversed && !other && by !== null) {
    await openAccount(tx, report.about_id)
    await recordIn(tx, 'account_opened', reviewerId, { report: report.id, member: report.about_id })
  }
  if (reversed && other && by === report.id) await moveClosure(tx, report.about_id, other)
  if (email) await mail.queue(tx, other ? accountStaysClosedEmail(email, publicUrl()) : accountOpenEmail(email, publicUrl()))
}

type Closed = Pick<Report, 'id' | 'about_id'>

/** Another decision that closed the same account and was not reversed. */
async function findOtherClosure(tx: Db, { id, about_id }: Closed): Promise<string | undefined> {
  const row = await tx
    .selectFrom('report')
    .leftJoin('appeal', 'appeal.report_id', 'report.id')
    .select('report.id')
    .where('report.about_id', '=', about_id)
    .where('report.closes', '=', true)
    .where('report.id', '!=', id)
    .where(sql<boolean>`appeal.upheld is not true`)
    .orderBy('report.decided_at')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row?.id
}

const emailOf = async (tx: Db, memberId: string) => (await findAccounts(tx, [memberId]))[0]?.email

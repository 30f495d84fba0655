import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/** Closes a member's account by the decision on a report: nobody meets them from now on. Closed before, the first decision stays. */
export const closeAccount = (tx: Db, memberId: string, reportId: string) =>
  tx
    .insertInto('hidden_account')
    .values({ member_id: memberId, asked_at: null, closed_at: sql<Date>`now()`, report_id: reportId })
    .onConflict((same) =>
      same.column('member_id').doUpdateSet({
        closed_at: sql`coalesce(hidden_account.closed_at, excluded.closed_at)`,
        report_id: sql`coalesce(hidden_account.report_id, excluded.report_id)`,
      }),
    )
    .execute()

/** The decision that keeps an account closed; null where it is open. Nobody else closes or opens it until the transaction ends. */
export async function lockClosure(tx: Db, memberId: string): Promise<string | null> {
  const row = await tx.selectFrom('hidden_account').select('report_id').where('member_id', '=', memberId).forUpdate().executeTakeFirst()
  return row?.report_id ?? null
}

/** Another decision keeps the account closed than the one that did before. */
export const moveClosure = (tx: Db, memberId: string, reportId: string) =>
  tx.updateTable('hidden_account').set({ report_id: reportId }).where('member_id', '=', memberId).execute()

/** The account is open again; a deletion that was asked for stands. */
export async function openAccount(tx: Db, memberId: string) {
  await tx.deleteFrom('hidden_account').where('member_id', '=', memberId).where('due_at', 'is', null).execute()
  await tx.updateTable('hidden_account').set({ closed_at: null, report_id: null }).where('member_id', '=', memberId).execute()
}

import { Refusal } from '#contract/errors.ts'
import type { SentReport } from '#contract/moderation.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { openWords } from './said.ts'

/** A report of the viewer's own with what was decided; what others sent is not there. */
export async function getSent({ db, vault }: { db: Db; vault: Vault }, viewerId: string, reportId: string): Promise<SentReport> {
  const row = await db
    .selectFrom('report')
    .leftJoin('appeal', 'appeal.report_id', 'report.id')
    .selectAll('report')
    .select(['appeal.upheld as reversed', 'appeal.decision as said', 'appeal.decided_at as said_at'])
    .where('report.id', '=', reportId)
    .where('report.member_id', '=', viewerId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const { id, kind, reason, upheld, rule, decision, decided_at, reversed, said, said_at } = row
  const review = said_at && { upheld: reversed!, decision: said!, decidedAt: said_at.toISOString() }
  return {
    ...{ id, kind, reason, words: openWords(vault, row), at: row.created_at.toISOString() },
    ...{ dueAt: row.due_at.toISOString(), hidAt: row.hid_at?.toISOString() ?? null },
    outcome: decided_at && { upheld: upheld!, rule, decision: decision!, decidedAt: decided_at.toISOString(), review },
  }
}

import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { SAVED_POSTINGS_MAX } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'

/** Saves a posting, or no longer; twice is once. */
export async function saveSaved(tx: Db, memberId: string, postingId: string, isSaved: boolean) {
  if (isSaved) {
    const { rows } = await sql<{ saved: number }>`
      select count(*)::int as saved from job_save where member_id = ${memberId} and posting_id <> ${postingId}`.execute(tx)
    if (rows[0]!.saved >= SAVED_POSTINGS_MAX) throw new Refusal('LIST_FULL')
    await tx
      .insertInto('job_save')
      .values({ member_id: memberId, posting_id: postingId })
      .onConflict((same) => same.doNothing())
      .execute()
  } else await tx.deleteFrom('job_save').where('member_id', '=', memberId).where('posting_id', '=', postingId).execute()
  return { postingId, isSaved }
}

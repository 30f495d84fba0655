import { sql } from 'kysely'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Db } from '../platform/db/client.ts'
import type { Hint, InterestRule } from '../platform/live/interests.ts'
import { amongVisible } from './visible.ts'

/** A text may be read, and a paper indexed, before the page that opened it hears of it: so each begins by hearing how far it is. */
async function papersNow(db: Db, ids: readonly string[]): Promise<Map<string, Hint>> {
  const { rows } = await sql<LiveEvents['paper_now']>`
    select p.id as "paperId",
      (select count(*)::int from paper_version v where v.paper_id = p.id and v.text_state = 'waiting') as reading,
      exists (select from paper_evidence e where e.paper_id = p.id and e.state = 'waiting') as indexing
    from paper p where p.id = any (${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.paperId, ['paper_now', row]]))
}

/** Those of these papers that a member uploaded. */
async function uploadedBy(db: Db, memberId: string, ids: readonly string[]) {
  const those = sql<string>`any(${ids}::uuid[])`
  const rows = await db.selectFrom('paper').select('id').where('id', '=', those).where('uploader_id', '=', memberId).execute()
  return rows.map(({ id }) => id)
}

/** A paper with its versions and what is said about it, as its page shows them. */
export const researchInterests = {
  paper: { admit: amongVisible, ofMember: uploadedBy, now: papersNow, news: (paperId) => [['paper_changed', { paperId }]] },
} as const satisfies Record<string, InterestRule>

import { sql } from 'kysely'
import type { DeskCounts } from '#contract/home.ts'
import type { Db } from '../platform/db/client.ts'

/** How much waits for reviewers, in every room that has something for them. */
export async function deskCounts(db: Db): Promise<DeskCounts> {
  const { rows } = await sql<DeskCounts>`
    select
      (select count(*) from claim where state in ('waiting', 'in_review')) as licences,
      (select count(*) from post_check where needs_review) as posts,
      (select count(*) from evidence_document where held) as documents,
      (select count(*) from chat_exchange where feedback_at is not null and feedback_seen_at is null) as answers`.execute(db)
  return rows[0]!
}

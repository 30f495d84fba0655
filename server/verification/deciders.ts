import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/** Who decided on claims of these members, to approve, to reject or to revoke, since then. */
export async function findDeciders(db: Db, memberIds: readonly string[], since: Date) {
  const { rows } = await sql<{ memberId: string; by: string }>`
    select distinct claim.member_id as "memberId", entry.by_id as by from claim join claim_entry as entry on entry.claim_id = claim.id
    where claim.member_id = any(${memberIds}::uuid[]) and entry.at >= ${since} and entry.by_role = 'reviewer'
      and entry.act in ('approved', 'rejected', 'revocation_asked', 'revoked') and entry.by_id is not null
  `.execute(db)
  return rows
}

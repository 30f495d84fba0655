import type { Audience } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'

/** Who may see a member's mates list. */
export async function findMatesAudience(db: Db, memberId: string): Promise<Audience> {
  const row = await db.selectFrom('profile').select('mates_audience').where('member_id', '=', memberId).executeTakeFirst()
  return row?.mates_audience ?? 'me'
}

export const saveMatesAudience = (db: Db, memberId: string, audience: Audience) =>
  db.updateTable('profile').set({ mates_audience: audience }).where('member_id', '=', memberId).execute()

import type { Db } from '../../platform/db/client.ts'

/** Follows an institution, or no longer; twice is once. */
export async function saveFollow(db: Db, memberId: string, institutionId: string, isFollowed: boolean) {
  if (isFollowed)
    await db
      .insertInto('institution_follow')
      .values({ institution_id: institutionId, member_id: memberId })
      .onConflict((same) => same.doNothing())
      .execute()
  else await db.deleteFrom('institution_follow').where('institution_id', '=', institutionId).where('member_id', '=', memberId).execute()
  const count = await db
    .selectFrom('institution_follower_count')
    .select('followers')
    .where('institution_id', '=', institutionId)
    .executeTakeFirst()
  return { institutionId, isFollowed, followers: count?.followers ?? 0 }
}

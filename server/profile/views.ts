import type { Db } from '../platform/db/client.ts'
import { dayInIndia } from '../platform/india.ts'

/** Counts a look at a profile once a day of India's calendar; true from the look that counted. */
export async function saveView(db: Db, memberId: string, viewerId: string, now: Date) {
  if (memberId === viewerId) return false
  const counted = await db
    .insertInto('profile_view')
    .values({ member_id: memberId, viewer_id: viewerId, day: dayInIndia(now) })
    .onConflict((same) => same.doNothing())
    .returning('day')
    .executeTakeFirst()
  return counted !== undefined
}

import type { Db } from '../../platform/db/client.ts'
import { getVisiblePostLocked } from '../queries.ts'
import { mayChange } from '../rules.ts'

/** Pins one's own post to one's profile in place of any other, or takes it down. */
export async function savePin(tx: Db, viewerId: string, postId: string, pinned: boolean) {
  // One member's pins are written one after another, so that there is never a second.
  await tx.selectFrom('member').select('id').where('id', '=', viewerId).forNoKeyUpdate().execute()
  const post = await getVisiblePostLocked(tx, viewerId, postId)
  mayChange(post, viewerId)
  if (pinned) await tx.updateTable('post').set({ pinned: false }).where('author_id', '=', viewerId).where('pinned', '=', true).execute()
  await tx.updateTable('post').set({ pinned }).where('id', '=', post.id).execute()
  return { postId: post.id, isPinned: pinned }
}

/** The post that a member has pinned to their profile. */
export const findPinned = (db: Db, memberId: string) =>
  db
    .selectFrom('post')
    .select(['id', 'content', 'audience'])
    .where('author_id', '=', memberId)
    .where('pinned', '=', true)
    .executeTakeFirst()

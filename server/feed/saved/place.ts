import { sql } from 'kysely'
import type { InputOf } from '#contract/route.ts'
import type { SavedPlace, saved } from '#contract/saved.ts'
import type { Db } from '../../platform/db/client.ts'
import { getVisiblePostLocked } from '../queries.ts'
import { getLabelLocked } from './labels.ts'

/** Where a post stands among a member's saved ones. Ask first whether they may see it. */
export async function findPlace(db: Db, memberId: string, postId: string): Promise<SavedPlace> {
  const row = await db
    .selectFrom('post_save')
    .select(['label_id', 'created_at'])
    .where('member_id', '=', memberId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return { postId, savedAt: row?.created_at.toISOString() ?? null, labelId: row?.label_id ?? null }
}

/** Saves a post under a label or none, or moves it there; one that is saved anew stands where it stood before, if that is said. */
export async function saveUnder(tx: Db, memberId: string, { postId, labelId, savedAt, ...forgotten }: InputOf<typeof saved.label>) {
  forgotten satisfies Record<string, never>
  const post = await getVisiblePostLocked(tx, memberId, postId)
  const label = labelId && (await getLabelLocked(tx, memberId, labelId))
  const label_id = label ? label.id : null
  const at = savedAt === undefined ? sql`now()` : sql`${new Date(savedAt)}::timestamptz`
  await tx
    .insertInto('post_save')
    .values({
      post_id: post.id,
      member_id: memberId,
      label_id,
      // Nobody saves before there is something to save, or in the days to come.
      created_at: sql<Date>`least(now(), greatest(${at}, (select created_at from post where id = ${post.id})))`,
    })
    .onConflict((same) => same.columns(['member_id', 'post_id']).doUpdateSet({ label_id }))
    .execute()
  return findPlace(tx, memberId, post.id)
}

/** Saves a post for a member, or no longer. */
export async function saveOrNot(tx: Db, memberId: string, postId: string, isSaved: boolean) {
  const post = await getVisiblePostLocked(tx, memberId, postId)
  const row = { post_id: post.id, member_id: memberId }
  if (isSaved)
    await tx
      .insertInto('post_save')
      .values(row)
      .onConflict((same) => same.doNothing())
      .execute()
  else await tx.deleteFrom('post_save').where('post_id', '=', row.post_id).where('member_id', '=', row.member_id).execute()
  return { postId: post.id, isSaved }
}

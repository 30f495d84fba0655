import { withheldFrom } from '../../moderation/public.ts'
import { blockedIdsOf } from '../../relations/public.ts'

/**
 * SQL for how many of the counted comments on a row `post` of post this viewer is not shown: those of people across a block, and all in a
 * thread that one of them began. Nothing is looked up for whoever has no block, and else only what those people wrote there.
 */
export const hiddenComments = (viewer: string, post: string) => `case
  when ${post}.comment_count > 0 and cardinality(${blockedIdsOf(viewer)}) > 0 then (
    select coalesce(sum(case
      when said.parent_id is null then said.reply_count + (said.removed_at is null)::integer
      when (select began.author_id from post_comment began where began.id = said.parent_id) = any (${blockedIdsOf(viewer)}) then 0
      else 1 end), 0)::integer
    from unnest(${blockedIdsOf(viewer)}) as other (id)
    cross join lateral (select * from post_comment where post_id = ${post}.id and author_id = other.id offset 0) as said)
  else 0 end`

/** SQL for whether a row `comment` of post_comment is a member's, stands there, and is shown to the viewer in this expression, who may read its post. */
export const isShown = (viewer: string, comment: string) => `(
  not ${comment}.is_ai and ${comment}.removed_at is null and ${comment}.author_id <> all (${blockedIdsOf(viewer)})
  and not ${withheldFrom(viewer, `${comment}.id`)}
  and (${comment}.parent_id is null or coalesce((
    select began.author_id <> all (${blockedIdsOf(viewer)}) from post_comment began where began.id = ${comment}.parent_id), false)))`

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

import { sql } from 'kysely'
import type { PostAudience } from '#contract/feed.ts'
import { notWithheld, withheldFrom } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { blockedIdsOf, isMateOf, notBlocked } from '../relations/public.ts'

/** SQL for whether a row `post` is kept for some: what is worked out for everybody at once leaves it out. */
export const isNarrow = (post: string) => `${post}.audience in ('verified', 'mates')`

/** SQL for whether the audience of a row `post`, which has author_id and audience, takes in the member in this expression. */
const takesIn = (viewer: string, post: string) => `(
  not ${isNarrow(post)} or ${post}.author_id = ${viewer}
  or case ${post}.audience when 'verified' then coalesce((select reader.verified from member reader where reader.id = ${viewer}), false)
    else ${isMateOf(viewer, `${post}.author_id`)} end)`

/** Whoever is across a block reads nothing, whatever its audience. */
const writtenFor = (viewer: string, post: string) => `(${post}.author_id <> all (${blockedIdsOf(viewer)}) and ${takesIn(viewer, post)})`

/**
 * SQL for whether the viewer in this expression may read a row `post`, which has id, author_id and audience. This is the one place that says
 * who reads a post: lists, search, the live line and notices all ask it. What is withheld from them is not there.
 */
export const readableBy = (viewer: string, post: string, id = `${post}.id`) =>
  `(${writtenFor(viewer, post)} and not ${withheldFrom(viewer, id)})`

/** The same as a condition, which looks up blocks for the few rows that are asked about. */
export const mayRead = (viewerId: string, post: string, id: `${string}.${string}` = `${post}.id`) =>
  sql<boolean>`(${notBlocked(viewerId, `${post}.author_id`)} and ${notWithheld(viewerId, id)}
    and (select ${sql.raw(takesIn('viewer.id', post))} from (select ${viewerId}::uuid as id) as viewer))`

/** Whose a post is and for whom. */
export type Written = { author_id: string; audience: PostAudience }

/** Which of these posts each of these members may read; whoever may read none is left out. */
export async function readableByEach(db: Db, postIds: readonly string[], memberIds: readonly string[]): Promise<Map<string, string[]>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; posts: string[] }>`
    select m.id, array_agg(post.id) as posts from unnest(${memberIds}::uuid[]) as m (id) join post on post.id = any(${postIds}::uuid[])
    where ${sql.raw(readableBy('m.id', 'post'))} group by m.id`.execute(db)
  return new Map(rows.map(({ id, posts }) => [id, posts]))
}

/** Those of these members who may read what somebody writes for an audience. */
export async function readersAmong(db: Db, { author_id, audience }: Written, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${memberIds}::uuid[]) as m (id), (select ${author_id}::uuid as author_id, ${audience}::text as audience) as written
    where ${sql.raw(writtenFor('m.id', 'written'))}`.execute(db)
  return rows.map(({ id }) => id)
}

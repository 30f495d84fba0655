import { type RawBuilder, sql } from 'kysely'
import type { CheckState, VerificationStatus } from '#contract/feed.ts'
import { FEED_GREW_MAX } from '#contract/live.ts'
import type { Db } from '../platform/db/client.ts'
import type { Hint, InterestRule, Touch } from '../platform/live/interests.ts'
import { totalOf } from './poll/row.ts'
import { mayRead, readableByEach } from './readers.ts'
import { checkState } from './timeline.ts'

/** What a touch of the feed says: a post that is new in it. */
export type NewPost = { postId: string; authorId: string }
/** What a touch of a post says beyond its counts: its check is another one. */
export const CHECKED = 'checked'

const idsIn = (ids: readonly string[]): RawBuilder<string> => sql`any(${ids}::uuid[])`

/** Those of these posts that the viewer may read. */
async function readable(db: Db, viewerId: string, ids: readonly string[]) {
  const rows = await db.selectFrom('post').select('id').where('id', '=', idsIn(ids)).where(mayRead(viewerId, 'post')).execute()
  return rows.map(({ id }) => id)
}

/** Those of these posts that a member wrote. */
async function writtenBy(db: Db, memberId: string, ids: readonly string[]) {
  const rows = await db.selectFrom('post').select('id').where('id', '=', idsIn(ids)).where('author_id', '=', memberId).execute()
  return rows.map(({ id }) => id)
}

type NowRow = {
  id: string
  likes: number
  comments: number
  verification: VerificationStatus
  check_state: CheckState
  edited_at: Date | null
  has_preview: boolean
  outcome_at: Date | null
  counts: number[] | null
  version: number
  at: number
}

async function postsNow(db: Db, ids: readonly string[]): Promise<Map<string, Hint>> {
  const { rows } = await sql<NowRow>`
    select id, like_count as likes, comment_count as comments, verification, edited_at, k.outcome_at, o.counts, o.version,
      ${sql.raw(checkState)} as check_state,
      exists (select from link_preview v where v.post_id = post.id and v.title is not null) as has_preview, (extract(epoch from clock_timestamp()) * 1000)::float8 as at
    from post join post_check c on c.post_id = id left join poll o on o.post_id = id left join post_case k on k.post_id = id where id = ${idsIn(ids)}`.execute(
    db,
  )
  return new Map(
    rows.map(
      ({
        id: postId,
        likes,
        comments,
        verification: verificationStatus,
        check_state,
        edited_at,
        has_preview: hasPreview,
        outcome_at,
        counts,
        version,
        at,
      }) => [
        postId,
        [
          'post_now',
          {
            ...{ postId, likes, comments, verificationStatus, checkState: check_state, hasPreview, at },
            editedAt: edited_at?.toISOString() ?? null,
            outcomeAt: outcome_at?.toISOString() ?? null,
            poll: counts && { votes: totalOf(counts), version },
          },
        ],
      ],
    ),
  )
}

function grown(touches: readonly Touch[]): Hint[] {
  const posts = touches.map(({ what }) => what as NewPost)
  return [['feed_grew', { posts: posts.slice(-FEED_GREW_MAX), gap: posts.length > FEED_GREW_MAX }]]
}

/** Who of those that show the feed may read which of these new posts. */
async function hearing(db: Db, touches: readonly Touch[], memberIds: readonly string[]) {
  const idOf = ({ what }: Touch) => (what as NewPost).postId
  const readable = await readableByEach(db, touches.map(idOf), memberIds)
  return new Map([...readable].map(([memberId, posts]) => [memberId, touches.filter((touch) => posts.includes(idOf(touch)))]))
}

/** The feed, a post, and the comments under one, as pages show them. */
export const feedInterests = {
  feed: { isSingle: true, admit: async (_db, _viewerId, ids) => ids, hearing, news: (_, touches) => grown(touches) },
  post: {
    admit: readable,
    ofMember: writtenBy,
    now: postsNow,
    news: (postId, touches) => (touches.some(({ what }) => what === CHECKED) ? [['check_changed', { postId }]] : []),
  },
  comments: { admit: readable, ofMember: writtenBy, news: (postId) => [['comments_changed', { postId }]] },
} as const satisfies Record<string, InterestRule>

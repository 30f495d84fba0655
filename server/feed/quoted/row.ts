import type { QuotedPost } from '#contract/feed.ts'
import type { MemberCard } from '#contract/profile.ts'
import { totalOf } from '../poll/row.ts'
import { readableBy } from '../readers.ts'

/** A quoted post as SQL answers it: in one value, so that a list of posts asks nothing more. */
export type QuotedRow = {
  id: string
  content: string
  at: number
  author: MemberCard
  poll: { counts: number[]; isClosed: boolean } | null
}

/** SQL for the post that a row `p` of post quotes; null where that is no more or not for the viewer, who is $1. */
export const quotedRow = `(
  select json_build_object('id', q.id, 'content', q.content, 'at', floor(extract(epoch from q.created_at) * 1000), 'author', json_build_object(
    'id', m.id, 'handle', m.handle, 'name', m.name, 'headline', m.headline, 'hospital', m.hospital, 'location', m.location,
    'avatarUrl', m.avatar_url, 'verified', m.verified, 'mark', m.mark),
    'poll', (select json_build_object('counts', o.counts, 'isClosed', o.closes_at <= now()) from poll o where o.post_id = q.id))
  from post q join member m on m.id = q.author_id
  where q.id = p.quoted_id and ${readableBy('$1', 'q')})`

/** SQL for the words of somebody else that a row `p` of post quotes, as far as $1 is shown them. */
export const quotedWords = `(
  select q.content from post q where q.id = p.quoted_id and q.author_id <> $1 and ${readableBy('$1', 'q')})`

export const showQuoted = ({ id, content, at, author, poll }: QuotedRow): QuotedPost => ({
  id,
  content,
  author,
  poll: poll && { votes: totalOf(poll.counts), isClosed: poll.isClosed },
  createdAt: new Date(at).toISOString(),
})

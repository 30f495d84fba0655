import { sql } from 'kysely'
import type { PostCase } from '#contract/cases.ts'
import type { Finding } from '#contract/checks.ts'
import type { CheckState, LinkPreview, VerificationStatus } from '#contract/feed.ts'
import type { Mark } from '#contract/marks.ts'
import { isStaying } from '../../account/public.ts'
import { notWithheldFromAll } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { type CaseRow, caseRowOf, showCase } from '../cases/row.ts'
import { type ImageRow, imageRowsOf } from '../images/queries.ts'
import { checkState } from '../timeline.ts'

/** A post as everybody may read it. */
export type PublicPost = {
  id: string
  content: string
  /** Handles of those whom it mentions and who have a public page. */
  mentioned: string[]
  link: string | null
  preview: LinkPreview | null
  likes: number
  /** Members other than its author who have commented. */
  answered: number
  verificationStatus: VerificationStatus
  checkState: CheckState
  findings: Finding[]
  checkedAt: Date | null
  decidedAt: Date | null
  /** What it quotes; null where that is not for everybody. */
  quoted: { id: string; content: string; name: string; mark: Mark | null; hasPoll: boolean } | null | undefined
  poll: PublicPoll | null
  /** Its parts, where it is a case. */
  case: PostCase | null
  /** The first of its pictures. */
  image: ImageRow | null
  createdAt: Date
  author: { id: string; name: string; mark: Mark | null; page: AuthorPage | null }
}

/** What an author shows to everybody beside their name: nothing unless they have turned their public page on. */
type AuthorPage = { handle: string; headline: string; hospital: string }

/** Everybody may see how members have voted. */
type PublicPoll = { options: string[]; counts: number[]; closesAt: Date; isClosed: boolean }

/** A post whose author chose that everybody may read it. */
export async function findPublicPost(db: Db, id: string): Promise<PublicPost | undefined> {
  const row = await db
    .selectFrom('post')
    .innerJoin('member', 'member.id', 'post.author_id')
    .innerJoin('profile', 'profile.member_id', 'post.author_id')
    .leftJoin('post_check as c', 'c.post_id', 'post.id')
    .leftJoin('post as q', (join) =>
      join.onRef('q.id', '=', 'post.quoted_id').on('q.audience', '=', 'public').on(isStaying('q.author_id')).on(notWithheldFromAll('q.id')),
    )
    .leftJoin('member as quotedAuthor', 'quotedAuthor.id', 'q.author_id')
    .leftJoin('poll', 'poll.post_id', 'post.id')
    .leftJoin('link_preview as v', 'v.post_id', 'post.id')
    .select(['post.id', 'post.content', 'post.link', 'post.like_count', 'post.verification', 'post.created_at'])
    .select(sql<ImageRow | null>`(${sql.raw(imageRowsOf('post'))})->0`.as('image'))
    .select(['member.id as authorId', 'member.name', 'member.handle', 'member.headline', 'member.hospital'])
    .select(['post.quoted_id', 'q.content as quotedContent', 'quotedAuthor.name as quotedName', 'quotedAuthor.mark as quotedMark'])
    .select(sql<boolean>`exists (select from poll where poll.post_id = q.id)`.as('quotedPoll'))
    .select(['member.mark', 'profile.public as hasPage'])
    .select(['v.title', 'v.description', 'v.led_to'])
    .select(sql<CaseRow | null>`${sql.raw(caseRowOf('post'))}`.as('case'))
    .select(['poll.options', 'poll.counts', 'poll.closes_at'])
    .select(sql<boolean>`poll.closes_at <= now()`.as('isClosed'))
    .select(['c.findings', 'c.checked_at', 'c.decided_at'])
    .select(sql<CheckState>`${sql.raw(checkState)}`.as('checkState'))
    .select(
      sql<number>`(select count(distinct said.author_id)::int from post_comment said
        where said.post_id = post.id and not said.is_ai and said.removed_at is null and said.author_id <> post.author_id
          and ${isStaying('said.author_id')} and ${notWithheldFromAll('said.id')})`.as('answered'),
    )
    .select(
      sql<string[]>`array(select said.handle from member_handle said join profile page on page.member_id = said.member_id
        where said.member_id = any(post.mentioned) and page.public and ${isStaying('said.member_id')})`.as('mentioned'),
    )
    .where('post.id', '=', id)
    .where('post.audience', '=', 'public')
    .where(isStaying('post.author_id'))
    .where(notWithheldFromAll('post.id'))
    .executeTakeFirst()
  if (!row) return undefined
  const { handle, headline, hospital, title, description, led_to: ledTo } = row
  return {
    id: row.id,
    content: row.content,
    mentioned: row.mentioned,
    link: row.link,
    preview: title === null ? null : { title, description: description ?? '', ledTo },
    likes: row.like_count,
    answered: row.answered,
    verificationStatus: row.verification,
    checkState: row.checkState,
    findings: row.findings ?? [],
    checkedAt: row.checked_at,
    decidedAt: row.decided_at,
    quoted: row.quoted_id ? quotedOf(row.quoted_id, row) : undefined,
    poll:
      row.options && row.counts && row.closes_at
        ? { options: row.options, counts: row.counts, closesAt: row.closes_at, isClosed: row.isClosed }
        : null,
    case: row.case && showCase(row.case),
    image: row.image,
    createdAt: row.created_at,
    author: {
      id: row.authorId,
      name: row.name,
      mark: row.mark,
      page: row.hasPage ? { handle, headline, hospital } : null,
    },
  }
}

type QuotedRow = { quotedContent: string | null; quotedName: string | null; quotedMark: Mark | null; quotedPoll: boolean }

const quotedOf = (id: string, { quotedContent: content, quotedName: name, quotedMark: mark, quotedPoll: hasPoll }: QuotedRow) =>
  content && name ? { id, content, name, mark, hasPoll } : null

/** The name of the first picture of such a post. */
export async function findPublicPicture(db: Db, postId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('post_image')
    .innerJoin('post', 'post.id', 'post_image.post_id')
    .select('image_id')
    .where('post_id', '=', postId)
    .where('position', '=', 0)
    .where('post.audience', '=', 'public')
    .where(isStaying('post.author_id'))
    .where(notWithheldFromAll('post.id'))
    .executeTakeFirst()
  return row?.image_id
}

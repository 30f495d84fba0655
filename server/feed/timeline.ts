import { CompiledQuery, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { CheckState, Post, PostAudience, VerificationStatus } from '#contract/feed.ts'
import type { Mark } from '#contract/marks.ts'
import { mentionedIn } from '#contract/mentions.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, idOf } from '../platform/db/cursor.ts'
import { blockedIdsOf, mateIdsOf } from '../relations/public.ts'
import { type CaseRow, caseRowOf, showCase } from './cases/row.ts'
import { hiddenComments } from './comments/hidden.ts'
import { type ImageRow, imageRowsOf, showImage } from './images/queries.ts'
import { type PollRow, pollRow, showPoll } from './poll/row.ts'
import { type PreviewRow, previewRow } from './preview/queries.ts'
import { type QuotedRow, quotedRow, quotedWords, showQuoted } from './quoted/row.ts'
import { readableBy } from './readers.ts'

type PostRow = {
  id: string
  client_id: string | null
  content: string
  mentioned: string[]
  link: string | null
  preview: PreviewRow
  likes: number
  comments: number
  comments_hidden: number
  verification: VerificationStatus
  check_state: CheckState
  audience: PostAudience
  created_at: Date
  edited_at: Date | null
  is_liked: boolean
  is_saved: boolean
  quoted_id: string | null
  quoted: QuotedRow | null
  poll: PollRow | null
  case: CaseRow | null
  pinned: boolean
  images: ImageRow[]
  author_id: string
  handle: string
  name: string
  headline: string
  hospital: string
  location: string
  avatar_url: string | null
  verified: boolean
  mark: Mark | null
  is_withheld: boolean
  left_out: boolean
}

/** The CheckState of a row `c` of post_check. */
export const checkState = `case when c.outcome = 'queued' or c.needs_review then 'under_way' when c.decision is not null then 'decided' when c.outcome = 'no_claim' then 'no_claim'
  when c.findings @> '[{"status":"verified"}]' or c.findings @> '[{"status":"needs_review"}]' then 'unsettled' else 'over' end`

/** SQL for a text without regard to capitals. */
const folded = (text: string) => `lower(upper(${text}))`

/** SQL for a text in which a mark stands on both sides of every sign and at both ends, so that a word of its own is found between marks. */
const marked = (text: string) => String.raw`chr(1) || regexp_replace(${text}, '([^[:alnum:]])', E'\x01\\1\x01', 'g') || chr(1)`

const mutedWords = (member: string, shape: (word: string) => string) =>
  `unnest(array(select ${shape(folded('w.word'))} from muted_word w where w.member_id = ${member})) as muted (word)`

/**
 * SQL for whether a text has a word that this member has muted, as a word of its own. Words are sought as they are, for a pattern of each
 * would be compiled anew for every text; only a text that has one at all is marked. `offset 0` keeps what is worked out once from being repeated.
 */
export const hasMuted = (member: string, text: string) => `exists (
  select from (select ${folded(text)} as text offset 0) as said
  where exists (select from ${mutedWords(member, (word) => word)} where strpos(said.text, muted.word) > 0)
    and exists (
      select from (select ${marked('said.text')} as text offset 0) as found, ${mutedWords(member, marked)}
      where strpos(found.text, muted.word) > 0))`

/** SQL for every handle of those whom a post `p` mentions and this member may meet: its text may know them by a former one. */
const mentionedBy = (viewer: string) =>
  `array(select h.handle from member_handle h where h.member_id = any(p.mentioned) and h.member_id <> all (${blockedIdsOf(viewer)}))`

/**
 * What a reader sees of the posts that `picked` chooses: $1 is the viewer, $2 what `picked` asks for. Which posts comes first and alone,
 * so that one prepared plan looks up everything else for those few rows, however large the tables are. Likes and saves are scalar
 * subqueries because those can only be answered row by row: a join or `exists` would let the plan read all that this viewer ever liked.
 */
const detailsOf = (picked: string) => `
  select p.id, case when p.author_id = $1 then p.client_id end as client_id,
    p.content, p.link, case when p.mentioned = '{}' then '{}'::text[] else ${mentionedBy('$1')} end as mentioned, p.like_count as likes, p.comment_count as comments, p.verification, p.audience, p.pinned, p.created_at, p.edited_at,
    ${hiddenComments('$1', 'p')} as comments_hidden,
    coalesce((select ${checkState} from post_check c where c.post_id = p.id), 'under_way') as check_state,
    (select true from post_like l where l.post_id = p.id and l.member_id = $1) is not null as is_liked,
    (select true from post_save s where s.post_id = p.id and s.member_id = $1) is not null as is_saved,
    case when p.link is not null then ${previewRow} end as preview,
    p.quoted_id, ${quotedRow} as quoted, ${pollRow} as poll, ${caseRowOf('p', '$1')} as case,
    ${imageRowsOf('p')} as images,
    m.id as author_id, m.handle, m.name, m.headline, m.hospital, m.location, m.avatar_url, m.verified,
    m.mark, exists (select from withheld where withheld.subject_id = p.id) as is_withheld,
    (select true from post_hidden h where h.post_id = p.id and h.member_id = $1) is not null
      or p.author_id <> $1 and ${hasMuted('$1', String.raw`concat_ws(E'\n', p.content, k.outcome, array_to_string(o.options, E'\n'), ${quotedWords})`)} as left_out
  from (${picked}) as p
  join member m on m.id = p.author_id
  left join poll o on o.post_id = p.id
  left join post_case k on k.post_id = p.id
  order by p.id desc`

const ROWS = PAGE_SIZE + 1

/** What the viewer may not read was never written as far as they can tell. */
const readable = readableBy('$1', 'post')

/** Whose newest post is among the newest of all has the first posts: a page of mates asks each of them for one, and those for more. */
const byMates = `
  select post.* from (
    select theirs.id from (
      select newest.id, newest.author_id from unnest(${mateIdsOf('$1')} || $1::uuid) as mate (id)
      cross join lateral (select id, author_id from post where author_id = mate.id and id < $2 and ${readable} order by id desc limit 1) as newest
      order by newest.id desc limit ${ROWS}
    ) as first
    cross join lateral (select id from post where author_id = first.author_id and id < $2 and ${readable} order by id desc limit ${ROWS}) as theirs
    order by theirs.id desc limit ${ROWS}
  ) as picked
  cross join lateral (select * from post where id = picked.id limit 1) as post`

/** The statements that readers wait for; a test asks PostgreSQL how it would run them. */
export const hot = {
  page: detailsOf(`select * from post where id < $2 and id <> all ($3::uuid[]) and ${readable} order by id desc limit ${ROWS}`),
  mates: detailsOf(byMates),
  these: detailsOf(`select * from post where id = any($2::uuid[]) and ${readable}`),
}

const FIRST_PAGE = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Posts of a list, newest first: those that the viewer hid or muted are left out, so a page may hold fewer than others. */
async function newestPage(db: Db, statement: string, values: readonly unknown[]): Promise<{ items: Post[]; last: string | null }> {
  const { rows } = await db.executeQuery<PostRow>(CompiledQuery.raw(statement, [...values]))
  const page = rows.slice(0, PAGE_SIZE)
  return { items: listed(page), last: rows.length > PAGE_SIZE ? page.at(-1)!.id : null }
}

/** The next posts below an identifier, without those in `except`; `last` names where the following ones begin. */
export const postsBelow = (db: Db, viewerId: string, before: string, except: readonly string[]) =>
  newestPage(db, hot.page, [viewerId, before, except])

/** A page of everybody's posts or of those by mates and oneself, newest first. */
export async function timelinePage(db: Db, viewerId: string, show: 'newest' | 'mates', cursor?: string): Promise<Page<Post>> {
  const before = cursor === undefined ? FIRST_PAGE : idOf(cursor)
  const { items, last } = await (show === 'newest' ? postsBelow(db, viewerId, before, []) : newestPage(db, hot.mates, [viewerId, before]))
  return { items, next: last && cursorAfter(last) }
}

const listed = (rows: readonly PostRow[]) => rows.filter((row) => !row.left_out).map(showPost)

async function findRows(db: Db, viewerId: string, ids: readonly string[]): Promise<PostRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.executeQuery<PostRow>(CompiledQuery.raw(hot.these, [viewerId, ids]))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id.toLowerCase()) ?? [])
}

/** These posts as they are now, in the order asked for; whichever is no more is left out. Capital letters in an identifier mean nothing. */
export const loadPosts = async (db: Db, viewerId: string, ids: readonly string[]): Promise<Post[]> =>
  (await findRows(db, viewerId, ids)).map(showPost)

/** The same without those that the viewer hid or muted. */
export const loadListed = async (db: Db, viewerId: string, ids: readonly string[]): Promise<Post[]> =>
  listed(await findRows(db, viewerId, ids))

/** The newest posts of a member themselves, but for these. */
export async function findOwnPosts(db: Db, memberId: string, except: readonly string[], size: number): Promise<Post[]> {
  const rows = await db
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', memberId)
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .orderBy('id', 'desc')
    .limit(sql.lit(size))
    .execute()
  return loadPosts(
    db,
    memberId,
    rows.map(({ id }) => id),
  )
}

/** One post as it is now. */
export async function getPost(db: Db, viewerId: string, id: string): Promise<Post> {
  const [post] = await loadPosts(db, viewerId, [id])
  if (!post) throw new Refusal('NOT_FOUND')
  return post
}

function showPost(row: PostRow): Post {
  return {
    id: row.id,
    clientId: row.client_id,
    author: {
      id: row.author_id,
      handle: row.handle,
      name: row.name,
      headline: row.headline,
      hospital: row.hospital,
      location: row.location,
      avatarUrl: row.avatar_url,
      verified: row.verified,
      mark: row.mark,
    },
    content: row.content,
    mentioned: mentionedIn(row.content, row.mentioned),
    images: row.images.map(showImage),
    link: row.link,
    preview: row.preview,
    quoted: row.quoted_id ? { postId: row.quoted_id, post: row.quoted && showQuoted(row.quoted) } : null,
    poll: row.poll && showPoll(row.poll),
    case: row.case && showCase(row.case),
    likes: row.likes,
    isLiked: row.is_liked,
    comments: row.comments - row.comments_hidden,
    commentsHidden: row.comments_hidden,
    isSaved: row.is_saved,
    isPinned: row.pinned,
    verificationStatus: row.verification,
    checkState: row.check_state,
    audience: row.audience,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    ...(row.is_withheld && { isWithheld: true as const }),
  }
}

import { CompiledQuery } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Post, VerificationStatus } from '#contract/feed.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { cursorAfter, idOf } from '../platform/cursor.ts'
import type { Db } from '../platform/db/client.ts'
import { imageUrl } from '../platform/files/images.ts'
import { strangersOf } from '../profile/relation.ts'

type PostRow = {
  id: string
  client_id: string | null
  content: string
  link: string | null
  likes: number
  comments: number
  verification: VerificationStatus
  created_at: Date
  edited_at: Date | null
  is_liked: boolean
  is_saved: boolean
  image_id: string | null
  image_alt: string
  image_width: number
  image_height: number
  author_id: string
  handle: string
  name: string
  headline: string
  hospital: string
  location: string
  avatar_url: string | null
  verified: boolean
  verification_revoked: boolean
}

/**
 * What a reader sees of the posts that `picked` chooses: $1 is the viewer, $2 what `picked` asks for. Which posts comes first and alone,
 * so that one prepared plan looks up everything else for those few rows, however large the tables are. Likes and saves are scalar
 * subqueries because those can only be answered row by row: a join or `exists` would let the plan read all that this viewer ever liked.
 */
const detailsOf = (picked: string) => `
  select p.id, case when p.author_id = $1 then p.client_id end as client_id,
    p.content, p.link, p.like_count as likes, p.comment_count as comments, p.verification, p.created_at, p.edited_at,
    (select true from post_like l where l.post_id = p.id and l.member_id = $1) is not null as is_liked,
    (select true from post_save s where s.post_id = p.id and s.member_id = $1) is not null as is_saved,
    p.image_id, p.image_alt, f.width as image_width, f.height as image_height,
    m.id as author_id, m.handle, m.name, m.headline, m.hospital, m.location, m.avatar_url, m.verified,
    m.verification_revoked
  from (${picked}) as p
  join member m on m.id = p.author_id
  left join file f on f.id = p.image_id
  order by p.id desc`

/** Whoever blocked the viewer, or was blocked by them, wrote nothing as far as the viewer can tell. */
const met = `author_id <> all (${strangersOf('$1')})`

/** The statements that readers wait for; a test asks PostgreSQL how it would run them. */
export const hot = {
  page: detailsOf(`select * from post where id < $2 and ${met} order by id desc limit ${PAGE_SIZE + 1}`),
  these: detailsOf(`select * from post where id = any($2::uuid[]) and ${met}`),
}

const FIRST_PAGE = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A page of the feed, newest first. */
export async function timelinePage(db: Db, viewerId: string, cursor?: string): Promise<Page<Post>> {
  const before = cursor === undefined ? FIRST_PAGE : idOf(cursor)
  const { rows } = await db.executeQuery<PostRow>(CompiledQuery.raw(hot.page, [viewerId, before]))
  const items = rows.slice(0, PAGE_SIZE).map(showPost)
  return { items, next: rows.length > PAGE_SIZE ? cursorAfter(items.at(-1)!.id) : null }
}

/** These posts as they are now, in the order asked for; whichever is no more is left out. Capital letters in an identifier mean nothing. */
export async function loadPosts(db: Db, viewerId: string, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  const { rows } = await db.executeQuery<PostRow>(CompiledQuery.raw(hot.these, [viewerId, ids]))
  const posts = new Map(rows.map((row) => [row.id, showPost(row)]))
  return ids.flatMap((id) => posts.get(id.toLowerCase()) ?? [])
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
      verificationRevoked: row.verification_revoked,
    },
    content: row.content,
    image: row.image_id
      ? { id: row.image_id, url: imageUrl(row.image_id), width: row.image_width, height: row.image_height, alt: row.image_alt }
      : null,
    link: row.link,
    likes: row.likes,
    isLiked: row.is_liked,
    comments: row.comments,
    isSaved: row.is_saved,
    verificationStatus: row.verification,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  }
}

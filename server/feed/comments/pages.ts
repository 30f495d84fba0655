import { sql } from 'kysely'
import type { Comment } from '#contract/comments.ts'
import { Refusal } from '#contract/errors.ts'
import type { feed } from '#contract/feed.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { notBlocked } from '../../relations/public.ts'
import { isReadable } from '../queries.ts'
import { commentColumns } from './columns.ts'
import { cursorAtScore, scorePositionOf } from './score-cursor.ts'
import { showComments } from './show.ts'

type Asked = InputOf<typeof feed.comments>

const FIRST = '00000000-0000-0000-0000-000000000000'
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The statement behind a page of comments; its limit is part of the text, because a prepared plan cannot look into a value. */
export function pickComments(db: Db, viewerId: string, { postId, parentId, sort, cursor }: Asked) {
  const below = db
    .selectFrom('post_comment')
    .select([...commentColumns, 'score'])
    .where(notBlocked(viewerId, 'post_comment.author_id'))
    .limit(sql.lit(PAGE_SIZE + 1))
  // Their post is not named here: that it is the thread's is asked for elsewhere, and its index would be taken for the shorter way.
  if (parentId)
    return below
      .where('parent_id', '=', parentId)
      .where('id', '>', cursor === undefined ? FIRST : idOf(cursor))
      .orderBy('id')
  const roots = below.where('post_id', '=', postId).where('parent_id', 'is', null)
  if (sort === 'best') {
    const { score, id } = scorePositionOf(cursor)
    return roots.where(sql<boolean>`(score, id) < (${score}, ${id})`).orderBy('score', 'desc').orderBy('id', 'desc')
  }
  return roots.where('id', '<', cursor === undefined ? LAST : idOf(cursor)).orderBy('id', 'desc')
}

/** A page of the comments under a post, or of the replies to one of them. */
export async function commentPage(db: Db, viewerId: string, asked: Asked): Promise<Page<Comment>> {
  const [rows] = await Promise.all([pickComments(db, viewerId, asked).execute(), refuseHidden(db, viewerId, asked)])
  const kept = rows.slice(0, PAGE_SIZE)
  const last = kept.at(-1)
  const isByScore = asked.sort === 'best' && !asked.parentId
  return {
    items: await showComments(db, viewerId, kept),
    next: last && rows.length > PAGE_SIZE ? (isByScore ? cursorAtScore(last) : cursorAfter(last.id)) : null,
  }
}

/** A post, and a thread under it, that the viewer may read. */
async function refuseHidden(db: Db, viewerId: string, { postId, parentId }: Asked) {
  if (!(await isReadable(db, viewerId, postId))) throw new Refusal('NOT_FOUND')
  if (!parentId) return
  const parent = await db
    .selectFrom('post_comment')
    .select('id')
    .where('id', '=', parentId)
    .where('post_id', '=', postId)
    .where(notBlocked(viewerId, 'post_comment.author_id'))
    .executeTakeFirst()
  if (!parent) throw new Refusal('NOT_FOUND')
}

import { sql } from 'kysely'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { PaperComment, paperComments } from '#contract/paper-comments.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { notBlocked } from '../../relations/public.ts'
import { getVisible, notFound } from '../visible.ts'
import { commentColumns } from './columns.ts'
import { showComments } from './show.ts'

type Asked = InputOf<typeof paperComments.list>

const FIRST = '00000000-0000-0000-0000-000000000000'

/** A page of the threads about a paper, or of the replies in one, without those of people across a block. */
export async function commentPage(db: Db, viewerId: string, { paperId, parentId, cursor }: Asked): Promise<Page<PaperComment>> {
  const after = cursor === undefined ? FIRST : idOf(cursor)
  const paper = await getVisible(db, viewerId, paperId)
  if (parentId) await refuseHidden(db, viewerId, paper.id, parentId)
  const rows = await db
    .selectFrom('paper_comment')
    .select(commentColumns)
    .where('paper_id', '=', paper.id)
    .where((eb) => (parentId ? eb('parent_id', '=', parentId) : eb('parent_id', 'is', null)))
    .where('id', '>', after)
    .where(notBlocked(viewerId, 'paper_comment.author_id'))
    .orderBy('id')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    items: await showComments(db, viewerId, paper, shown),
    next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null,
  }
}

async function refuseHidden(db: Db, viewerId: string, paperId: string, commentId: string) {
  const began = await db
    .selectFrom('paper_comment')
    .select('id')
    .where('id', '=', commentId)
    .where('paper_id', '=', paperId)
    .where(notBlocked(viewerId, 'paper_comment.author_id'))
    .executeTakeFirst()
  if (!began) notFound()
}

import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { takeUpImage } from '../../../platform/files/images.ts'
import { mayRead } from '../../readers.ts'

/** SQL for the pictures of a case `k`, in their order and in one value. */
export const pictureRows = `(
  select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'alt', c.alt) order by c.position), '[]')
  from case_picture c join file f on f.id = c.picture_id where c.post_id = k.post_id)`

/** Takes up its author's clinical pictures for a case, in the order given. */
export async function savePictures(tx: Db, authorId: string, postId: string, pictures: readonly { id: string; alt: string }[]) {
  for (const [position, { id, alt }] of pictures.entries()) {
    if (!(await takeUpImage(tx, authorId, id, 'clinical')))
      throw new Refusal('NOT_FOUND', { words: 'We could not find one of the pictures. Please add it again.' })
    await tx.insertInto('case_picture').values({ post_id: postId, position, picture_id: id, alt }).execute()
  }
}

/** The names of a case's pictures, of a post whether or not it is one. */
export async function findPictureIds(db: Db, postId: string): Promise<string[]> {
  const rows = await db.selectFrom('case_picture').select('picture_id').where('post_id', '=', postId).orderBy('position').execute()
  return rows.map(({ picture_id }) => picture_id)
}

/** Whether a picture is of this case, and the viewer may read that now. */
export async function mayOpen(db: Db, viewerId: string, { postId, id }: { postId: string; id: string }): Promise<boolean> {
  const found = await db
    .selectFrom('case_picture')
    .innerJoin('post', 'post.id', 'case_picture.post_id')
    .select(sql<true>`true`.as('is_there'))
    .where('case_picture.picture_id', '=', id)
    .where('post.id', '=', postId)
    .where(mayRead(viewerId, 'post'))
    .executeTakeFirst()
  return found !== undefined
}

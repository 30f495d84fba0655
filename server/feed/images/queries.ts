import { Refusal } from '#contract/errors.ts'
import type { Image } from '#contract/files.ts'
import type { Db } from '../../platform/db/client.ts'
import { imageUrl } from '../../platform/files/addresses.ts'
import { removeFile, takeUpImage } from '../../platform/files/images.ts'

/** A picture as SQL answers it. */
export type ImageRow = Omit<Image, 'url'>

/** SQL for the pictures of a row of post, in their order and in one value. */
export const imageRowsOf = (post: string) => `(
  select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'alt', i.alt, 'preview', f.preview) order by i.position), '[]')
  from post_image i join file f on f.id = i.image_id where i.post_id = ${post}.id)`

export const showImage = (image: ImageRow): Image => ({ ...image, url: imageUrl(image.id) })

/** Takes up its author's pictures for a post, in the order given. */
export async function saveImages(tx: Db, authorId: string, postId: string, images: readonly { id: string; alt: string }[]) {
  for (const [position, { id, alt }] of images.entries()) {
    if (!(await takeUpImage(tx, authorId, id)))
      throw new Refusal('NOT_FOUND', { words: 'We could not find that picture. Please add it again.' })
    await tx.insertInto('post_image').values({ post_id: postId, position, image_id: id, alt }).execute()
  }
}

/** Removes the pictures of a post and answers the names of their bytes. */
export async function removeImages(tx: Db, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('post_image')
    .innerJoin('post', 'post.id', 'post_image.post_id')
    .select(['post.author_id', 'post_image.image_id'])
    .where('post.id', '=', postId)
    .execute()
  for (const { author_id, image_id } of rows) await removeFile(tx, author_id, image_id)
  return rows.map(({ image_id }) => image_id)
}

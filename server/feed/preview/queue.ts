import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** The reading of the page behind a post's link. */
export const linkPreview = defineJob({ name: 'link-preview', payload: z.object({ postId: z.uuid() }), key: ({ postId }) => postId })

/** A link as previews know it: an address may be longer than an index takes. */
export const hashOf = (link: string) => createHash('sha256').update(link).digest()

/** Has the page behind a post's link read, within the change that sets the link. What was read behind another one goes. */
export async function queuePreview(tx: Db, postId: string, link: string | null) {
  const other = tx.deleteFrom('link_preview').where('post_id', '=', postId)
  await (link ? other.where('link_hash', '!=', hashOf(link)) : other).execute()
  if (link) await enqueue(tx, linkPreview, [{ postId }])
}

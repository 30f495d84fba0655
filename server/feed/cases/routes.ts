import { cases } from '#contract/case-posts.ts'
import type { Post } from '#contract/feed.ts'
import { announce } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpload } from '../../platform/files/count-upload.ts'
import { saveImage } from '../../platform/files/images.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { publish } from '../publish.ts'
import { getPost } from '../timeline.ts'
import { openPictureAddresses, picturePath } from './pictures/addresses.ts'
import { findPictureIds } from './pictures/queries.ts'
import { requireVerified, saveCase } from './save.ts'
import { scanCase, scanOutcome } from './scan.ts'
import { removeOutcome, saveOutcome } from './solve.ts'

export const casesRoutes = serve(cases, {
  scan: async ({ specialty, presentation, findings, course, question, pictures = '' }) => {
    const words = { specialty, presentation, findings, course, question }
    return { words: { ...words, pictures }, findings: scanCase(words, pictures) }
  },
  addPicture: async ({ file }, context) => {
    const { caller, db, files: store, viewer } = context
    await requireVerified(db, viewer.id)
    const wish = { signal: caller.signal, kind: 'clinical' } as const
    const { id, width, height } = await countUpload(context, () => saveImage(db, store, viewer.id, file, wish))
    return { id, width, height }
  },
  openPictures: async ({ postId }, { db, vault, viewer }) => {
    const { id } = await getPost(db, viewer.id, postId)
    const addresses = openPictureAddresses(vault)
    const made = { viewerId: viewer.id, sessionId: viewer.sessionId }
    const ids = await findPictureIds(db, id)
    return {
      items: ids.map((each) => ({ id: each, url: addresses.make({ ...made, path: picturePath({ postId: id, id: each }) }, Date.now()) })),
    }
  },
  post: (draft, context) => publish(context, (tx) => saveCase(tx, context.viewer.id, draft)),
  scanOutcome: async ({ words }) => ({ words, findings: scanOutcome(words) }),
  solve: (draft, context) => changeOutcome(context, (tx) => saveOutcome(tx, context.viewer.id, draft)),
  unsolve: ({ postId }, context) => changeOutcome(context, (tx) => removeOutcome(tx, context.viewer.id, postId)),
})

/** Changes what is said of how a case turned out, and tells whoever shows it. */
async function changeOutcome(
  { db, live, viewer }: MemberContext,
  change: (tx: Db) => Promise<{ id: string; notifiedIds: string[] }>,
): Promise<Post> {
  const { id, notifiedIds } = await db.transaction().execute(change)
  announce(live, notifiedIds)
  live.touch(`post:${id}`)
  return getPost(db, viewer.id, id)
}

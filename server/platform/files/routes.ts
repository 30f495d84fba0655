import { files } from '#contract/files.ts'
import type { Db } from '../db/client.ts'
import { serve } from '../http/operations/serve.ts'
import { imageUrl } from './addresses.ts'
import { countUpload } from './count-upload.ts'
import { findOwnFiles, saveImage } from './images.ts'

/** Those of these files that a room shows the viewer. Whoever joins the rooms hands it in. */
export type FindShown = (db: Db, viewerId: string, ids: readonly string[]) => Promise<string[]>

export const filesRoutes = (rooms: readonly FindShown[]) =>
  serve(files, {
    uploadImage: ({ file, left, top, size }, context) => {
      const { caller, db, files: store, viewer } = context
      const wish = { signal: caller.signal, ...(size !== undefined && { crop: { left, top, size } }) }
      return countUpload(context, () => saveImage(db, store, viewer.id, file, wish))
    },

    renew: async ({ ids }, { db, viewer }) => {
      const shown = await Promise.all([findOwnFiles, ...rooms].map((find) => find(db, viewer.id, ids)))
      return { items: [...new Set(shown.flat())].map((id) => ({ id, url: imageUrl(id) })) }
    },
  })

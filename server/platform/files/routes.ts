import { files } from '#contract/files.ts'
import { serve } from '../http/serve.ts'
import { saveImage } from './images.ts'

export const filesRoutes = serve(files, {
  uploadImage: async ({ file }, { db, files: store, limits, viewer }) => {
    await limits.uploads(viewer.id)
    return saveImage(db, store, viewer.id, file)
  },
})

import { profile } from '#contract/profile.ts'
import { serve } from '../platform/http/serve.ts'
import { removePhoto, savePhoto } from './photo.ts'

export const profileRoutes = serve(profile, {
  uploadPhoto: async ({ file, ...cut }, { db, files, limits, viewer }) => {
    await limits.uploads(viewer.id)
    return savePhoto(db, files, viewer.id, file, cut)
  },

  removePhoto: (_, { db, files, viewer }) => removePhoto(db, files, viewer.id),
})

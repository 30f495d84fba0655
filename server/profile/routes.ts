import { profile } from '#contract/profile.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/serve.ts'
import { activityPage } from './activity.ts'
import { saveProfile } from './details.ts'
import { addCertification, addPublications } from './entries.ts'
import { findSeen } from './find.ts'
import { removePhoto, savePhoto } from './photo.ts'
import { saveAudience, saveDraft } from './save.ts'
import { showProfile } from './show.ts'
import { saveView } from './views.ts'

const showOwn = ({ db, vault, viewer }: MemberContext) => showProfile(db, vault, { memberId: viewer.id, relation: 'self' }, new Date())

/** Everybody changes their own profile and no other: each of these writes to the viewer's. */
export const profileRoutes = serve(profile, {
  get: async (asked, { db, notices, vault, viewer }) => {
    const seen = await findSeen(db, viewer.id, asked)
    const now = new Date()
    if (await saveView(db, seen.memberId, viewer.id, now)) {
      const view = { to: seen.memberId, kind: 'profile_viewed', from: viewer.id } as const
      notices.announce(await db.transaction().execute((tx) => notices.notify(tx, view)))
    }
    return showProfile(db, vault, seen, now)
  },

  activity: async ({ cursor, ...asked }, { db, viewer }) => activityPage(db, viewer.id, await findSeen(db, viewer.id, asked), cursor),

  save: async (draft, context) => {
    const { db, seals, vault, viewer } = context
    const renamed = await db.transaction().execute(async (tx) => {
      const renamed = await seals.renamed(tx, viewer.id, draft.name)
      await saveDraft(tx, vault, viewer.id, draft)
      return renamed
    })
    if (renamed) await seals.announce(viewer.id)
    return showOwn(context)
  },

  saveAudience: async (audience, context) => {
    await saveAudience(context.db, context.viewer.id, audience)
    return showOwn(context)
  },

  addPublications: ({ publications }, { db, viewer }) =>
    db.transaction().execute(async (tx) => {
      await saveProfile(tx, viewer.id, {})
      return addPublications(tx, viewer.id, publications)
    }),

  addCertification: (draft, { db, viewer }) =>
    db.transaction().execute(async (tx) => {
      await saveProfile(tx, viewer.id, {})
      return addCertification(tx, viewer.id, draft)
    }),

  uploadPhoto: async ({ file, ...cut }, { db, files, limits, viewer }) => {
    await limits.uploads(viewer.id)
    return savePhoto(db, files, viewer.id, file, cut)
  },

  removePhoto: (_, { db, files, viewer }) => removePhoto(db, files, viewer.id),
})

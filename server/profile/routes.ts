import { handles } from '#contract/handles.ts'
import { profile } from '#contract/profile.ts'
import { chooseHandle, loadHandle } from '../account/public.ts'
import { countShown } from '../platform/access/limits.ts'
import { nowIn } from '../platform/days.ts'
import type { Db } from '../platform/db/client.ts'
import { countUpload } from '../platform/files/count-upload.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { addEntry, changeEntry, removeEntry } from './dated/entries.ts'
import { addCertification, addPublications } from './entries.ts'
import { touchOwn } from './interests.ts'
import { removePhoto, savePhoto } from './photo.ts'
import type { ProfileReads } from './public.ts'
import { publicList } from './public-page.ts'
import { findViewedMember, saveAudience, saveDraft, saveView, startVersion } from './queries.ts'
import { lookUpPapers, orcidWorks } from './registers/look-up.ts'
import { showProfile } from './show.ts'

export { cvRoutes } from './cv/handlers.ts'
export { servePublicPages } from './public-page.ts'

/** Everybody changes their own profile and no other: each of these writes to the viewer's. */
export function profileRoutes({ counts, activity }: ProfileReads) {
  const showOwn = ({ caller, db, vault, viewer }: MemberContext) =>
    showProfile({ db, vault, counts }, viewer.id, { memberId: viewer.id, relation: 'self' }, nowIn(caller.timeZone))

  return serve(profile, {
    get: async (asked, { caller, db, limits, notices, vault, viewer }) => {
      const viewed = await findViewedMember(db, viewer.id, asked)
      if (viewed.memberId !== viewer.id) await limits.people(viewer.id)
      if (await saveView(db, viewed.memberId, viewer.id, new Date())) {
        const view = { to: viewed.memberId, kind: 'profile_viewed', from: viewer.id } as const
        notices.announce(await db.transaction().execute((tx) => notices.notify(tx, view)))
      }
      return showProfile({ db, vault, counts }, viewer.id, viewed, nowIn(caller.timeZone))
    },

    activity: async ({ member, as, cursor }, { db, limits, viewer }) => {
      const viewed = await findViewedMember(db, viewer.id, { member, as })
      const page = activity(db, viewer.id, viewed, cursor)
      return viewed.memberId === viewer.id ? page : countShown(limits.posts, viewer.id, page)
    },

    save: async (draft, context) => {
      const { db, vault, verification, viewer } = context
      const nameChanged = await db.transaction().execute(async (tx) => {
        const nameChanged = await verification.checkNameChange(tx, viewer.id, draft.name)
        await saveDraft(tx, vault, viewer.id, draft)
        return nameChanged
      })
      if (nameChanged) await verification.emitChanged(viewer.id)
      touchOwn(context)
      return showOwn(context)
    },

    saveAudience: async (audience, context) => {
      await context.db.transaction().execute((tx) => saveAudience(tx, context.viewer.id, audience))
      publicList.forget(context.db)
      touchOwn(context)
      return showOwn(context)
    },

    addPublications: ({ publications }, context) => addTo(context, (tx, memberId) => addPublications(tx, memberId, publications)),

    lookUpPapers: async ({ identifiers }, context) => ({ items: await lookUpPapers(context, identifiers) }),

    orcidWorks: async ({ orcid }, context) => ({ items: await orcidWorks(context, orcid) }),

    addCertification: (draft, context) => addTo(context, (tx, memberId) => addCertification(tx, memberId, draft)),

    addEntry: async ({ clientId, kind, title, institution, started, ended, location, note }, context) => {
      const added = await addEntry(context.db, context.viewer.id, clientId, { kind, title, institution, started, ended, location, note })
      touchOwn(context)
      return added
    },

    changeEntry: async ({ entryId, kind, title, institution, started, ended, location, note }, context) => {
      const changed = await changeEntry(context.db, context.viewer.id, entryId, {
        kind,
        title,
        institution,
        started,
        ended,
        location,
        note,
      })
      touchOwn(context)
      return changed
    },

    removeEntry: async ({ entryId }, context) => {
      const answer = await removeEntry(context.db, context.viewer.id, entryId)
      touchOwn(context)
      return answer
    },

    uploadPhoto: async ({ file, left, top, size, ...forgotten }, context) => {
      forgotten satisfies Record<string, never>
      const { caller, db, files, viewer } = context
      const photo = await countUpload(context, () =>
        savePhoto(db, files, viewer.id, file, { crop: { left, top, size }, signal: caller.signal }),
      )
      touchOwn(context)
      return photo
    },

    removePhoto: async (_, context) => {
      const removed = await removePhoto(context.db, context.files, context.viewer.id)
      touchOwn(context)
      return removed
    },
  })
}

/** Adds an entry to the viewer's own profile, which is a new version of it. */
async function addTo<Added>(context: MemberContext, add: (tx: Db, memberId: string) => Promise<Added>): Promise<Added> {
  const { db, viewer } = context
  const added = await db.transaction().execute(async (tx) => {
    await startVersion(tx, viewer.id)
    return add(tx, viewer.id)
  })
  touchOwn(context)
  return added
}

/** Everybody chooses their own handle. */
export const handlesRoutes = () =>
  serve(handles, {
    get: (_, { db, viewer }) => loadHandle(db, viewer.id),

    set: async ({ handle }, context) => {
      const { db, viewer } = context
      const isNew = await db.transaction().execute((tx) => chooseHandle(tx, viewer.id, handle))
      if (isNew) {
        publicList.forget(db)
        touchOwn(context)
      }
      return loadHandle(db, viewer.id)
    },
  })

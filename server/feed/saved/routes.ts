import { saved } from '#contract/saved.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { getPost } from '../timeline.ts'
import { addLabel, listLabels, removeLabel, renameLabel } from './labels.ts'
import { findPlace, saveOrNot, saveUnder } from './place.ts'
import { savedPage } from './queries.ts'

/** Changes what a member has saved; their open pages read it again. */
async function change<Answer>({ db, live, viewer }: MemberContext, act: (tx: Db) => Promise<Answer>) {
  const answer = await db.transaction().execute(act)
  live.toMember(viewer.id, 'saved_changed')
  return answer
}

export const savedRoutes = serve(saved, {
  list: async (asked, { db, limits, viewer }) => {
    if (asked.q) await limits.searches(viewer.id)
    const page = await savedPage(db, viewer.id, asked)
    await limits.posts(viewer.id, asked.cursor === undefined ? 1 : page.items.length)
    return page
  },

  labels: (_, { db, viewer }) => listLabels(db, viewer.id),
  addLabel: ({ name }, context) => change(context, (tx) => addLabel(tx, context.viewer.id, name)),
  renameLabel: ({ labelId, name }, context) => change(context, (tx) => renameLabel(tx, context.viewer.id, labelId, name)),
  removeLabel: ({ labelId }, context) => change(context, (tx) => removeLabel(tx, context.viewer.id, labelId)),

  get: async ({ postId }, { db, viewer }) => {
    const { id } = await getPost(db, viewer.id, postId)
    return findPlace(db, viewer.id, id)
  },
  label: (place, context) => change(context, (tx) => saveUnder(tx, context.viewer.id, place)),
})

/** Saves a post, or no longer, as the feed's menu does. */
export const saves =
  (isSaved: boolean) =>
  ({ postId }: { postId: string }, context: MemberContext) =>
    change(context, (tx) => saveOrNot(tx, context.viewer.id, postId, isSaved))

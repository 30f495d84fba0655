import { choices } from '#contract/choices.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { getVisiblePostLocked } from '../queries.ts'
import { listFollows, removeFollow, saveFollow } from './follows.ts'
import { listMutedWords, removeMutedWord, saveMutedWord } from './muted-words.ts'
import { removeHidden, saveHidden, saveSeen } from './posts.ts'

/** What a member says of what they want to read, and what follows from it. Nobody else is told of any of it. */
export const choicesRoutes = serve(choices, {
  follows: async (_, { db, viewer }) => ({ items: await listFollows(db, viewer.id) }),
  follow: (subject, { db, viewer }) => db.transaction().execute((tx) => saveFollow(tx, viewer.id, subject)),
  unfollow: async (subject, { db, viewer }) => {
    await removeFollow(db, viewer.id, subject)
    return subject
  },

  mutedWords: async (_, { db, viewer }) => ({ items: await listMutedWords(db, viewer.id) }),
  mute: ({ word }, { db, viewer }) => db.transaction().execute((tx) => saveMutedWord(tx, viewer.id, word)),
  unmute: async ({ word }, { db, viewer }) => {
    await removeMutedWord(db, viewer.id, word)
    return { word }
  },

  hide: ({ postId, reason }, { db, viewer }) =>
    db.transaction().execute(async (tx) => {
      const post = await getVisiblePostLocked(tx, viewer.id, postId)
      await saveHidden(tx, viewer.id, post.id, reason)
      return { postId: post.id, reason }
    }),
  unhide: async ({ postId }, { db, viewer }) => {
    await removeHidden(db, viewer.id, postId)
    return { postId }
  },

  seen: async ({ postIds }, { db, viewer }) => ({ counted: await saveSeen(db, viewer.id, postIds) }),
})

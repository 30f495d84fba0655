import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { SavedLabel, SavedPost } from '#contract/saved.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { toast } from '../../ui/status/toast.ts'
import { changePost } from '../cache/queries.ts'
import { notePress } from '../cache/refresh.ts'
import { dropWaiting, sendPress } from '../presses/press-kind.ts'
import { type Press, waitingPresses } from '../presses/presses.ts'
import { rereadSaved } from './queries.ts'

/** Presses on one post are sent in the order in which they were made, those of its menu included. */
const inTurn = (postId: Id) => ({ scope: { id: `save-${postId}` }, networkMode: 'always' as const })

const saves = (postId: Id, on: boolean): Press => ({ act: 'save', postId, on })

function markSaved(cache: QueryClient, postId: Id, isSaved: boolean) {
  notePress(cache, postId)
  changePost(cache, postId, (post) => ({ ...post, isSaved }))
}

/** No longer saves a post; without a line that waits. */
export function useRemoveSaved({ post }: SavedPost) {
  const cache = useQueryClient()
  return useMutation({
    ...inTurn(post.id),
    mutationFn: () => sendPress(saves(post.id, false), (options) => api.feed.unsave({ postId: post.id }, options)),
    onSuccess: () => markSaved(cache, post.id, false),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => rereadSaved(cache),
  })
}

/** Puts a removed post back where it stood, under the label that it bore if there is still one. */
export function useRestoreSaved({ post, savedAt }: SavedPost, label: SavedLabel | undefined) {
  const cache = useQueryClient()
  return useMutation({
    ...inTurn(post.id),
    mutationFn: async () => {
      const press = saves(post.id, true)
      const restore = (options?: { signal: AbortSignal }) =>
        api.saved.label({ postId: post.id, labelId: label?.id ?? null, savedAt }, options)
      // Where the removal still waits the server has kept place and label.
      await (waitingPresses(press).length > 0 ? sendPress(press, restore) : restore())
    },
    onSuccess: () => markSaved(cache, post.id, true),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => rereadSaved(cache),
  })
}

/** Where a post is to be saved: under a label, under one that is made for it, or under none. */
export type Under = { labelId: Id | null; name?: undefined } | { name: string }

/** Saves a post there, or moves it. */
export function useSaveUnder(postId: Id) {
  const cache = useQueryClient()
  return useMutation({
    ...inTurn(postId),
    mutationFn: async (under: Under) => {
      const labelId = under.name === undefined ? under.labelId : (await api.saved.addLabel({ name: under.name })).id
      const place = await api.saved.label({ postId, labelId })
      dropWaiting(saves(postId, true))
      return place
    },
    onSuccess: () => markSaved(cache, postId, true),
    onSettled: () => rereadSaved(cache),
  })
}

/** Makes a label, or gives one another name. */
export function useNameLabel(label: SavedLabel | undefined) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (name: string) => (label ? api.saved.renameLabel({ labelId: label.id, name }) : api.saved.addLabel({ name })),
    onSuccess: () => rereadSaved(cache),
  })
}

/** Deletes a label; `onGone` is called before the list is read again, which takes the label's menu away. */
export function useRemoveLabel({ id }: SavedLabel, onGone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.saved.removeLabel({ labelId: id }),
    onSuccess: () => {
      onGone()
      return rereadSaved(cache)
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}

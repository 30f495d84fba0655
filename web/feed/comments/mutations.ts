import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '#contract/comments.ts'
import type { Id } from '#contract/page.ts'
import { asksDoxy } from '../../doxy/mention.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { removeEntry } from '../../lib/outbox/outbox.ts'
import { changed, inPages, without } from '../cache/pages.ts'
import { changeComments } from '../cache/queries.ts'
import { refreshSoon, rereadComments } from '../cache/refresh.ts'
import { askDoxy } from './ask-doxy.ts'
import type { CommentToSend } from './send-comment.ts'

export type CommentDraft = { clientId: string; text: string }

export const commentDraft = (postId: Id, answered?: Comment) => (answered ? `reply:${postId}:${answered.id}` : `comment:${postId}`)
export const editDraft = (commentId: Id) => `edit-comment:${commentId}`

/** Puts a comment that the server refused back into its field, before what has been typed there since. */
export function takeBackComment({ clientId, payload }: ShownEntry<CommentToSend>, answered?: Comment) {
  const name = commentDraft(payload.postId, answered)
  const typed = findDraft<CommentDraft>(name)?.text.trim()
  const text = typed ? `${payload.text}\n\n${typed}` : payload.text
  // Another name: what was refused under the first one is over. Where the field does not outlast a reload, the entry stays too.
  if (saveDraft(name, { clientId: newClientId(), text })) removeEntry(clientId)
}

export function useEditComment({ id, postId, text: before }: Comment, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => api.feed.editComment({ postId, commentId: id, text }),
    onSuccess: (fresh, text) => {
      changeComments(cache, postId, (pages) =>
        inPages(pages, (items) => changed(items, (comment) => (comment.id === id ? fresh : comment))),
      )
      // What Doxy AI answered to the words before has gone with them.
      if (asksDoxy(before)) rereadComments(cache, postId)
      if (asksDoxy(text)) askDoxy(cache, fresh)
      onDone()
    },
  })
}

export function useRemoveComment({ id, postId, replies }: Comment, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.feed.removeComment({ postId, commentId: id }),
    onSuccess: () => {
      if (replies === 0) changeComments(cache, postId, (pages) => inPages(pages, (items) => without(items, [id])))
      refreshSoon(cache, postId)
      rereadComments(cache, postId)
      onDone()
    },
  })
}

import { useMutation, useMutationState } from '@tanstack/react-query'
import type { Comment } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { dropDraft } from '../lib/drafts.ts'
import { changed, inPages, onFirstPage, without } from './cache.ts'
import { changeComments } from './queries.ts'
import { refreshSoon, rereadComments } from './refresh.ts'

export type CommentDraft = { clientId: string; text: string }

const commentKey = (postId: Id) => ['feed', 'comment', postId]

export const commentDraft = (postId: Id) => `comment:${postId}`
export const editDraft = (commentId: Id) => `edit-comment:${commentId}`

/** Sends a comment. It stays a draft until the server has it. */
export const useComment = (postId: Id) =>
  useMutation({
    mutationKey: commentKey(postId),
    scope: { id: `comment-${postId}` },
    networkMode: 'always',
    mutationFn: (draft: CommentDraft) => api.feed.comment({ postId, ...draft }),
    onSuccess: (comment) => {
      changeComments(postId, (pages) => onFirstPage(pages, [comment]))
      dropDraft(commentDraft(postId))
      refreshSoon(postId)
    },
    // A reading that began before may not know of it.
    onSettled: () => rereadComments(postId),
  })

/** Comments on their way, to be shown before they have arrived. */
export const useSendingComments = (postId: Id) =>
  useMutationState({
    filters: { mutationKey: commentKey(postId), status: 'pending' },
    select: ({ state }) => state.variables as CommentDraft,
  })

export const useEditComment = ({ id, postId }: Comment, onDone: () => void) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (text: string) => api.feed.editComment({ postId, commentId: id, text }),
    onSuccess: (fresh) => {
      changeComments(postId, (pages) => inPages(pages, (items) => changed(items, (comment) => (comment.id === id ? fresh : comment))))
      onDone()
    },
  })

export const useRemoveComment = (postId: Id, onDone: () => void) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (commentId: Id) => api.feed.removeComment({ postId, commentId }),
    onSuccess: ({ id }) => {
      changeComments(postId, (pages) => inPages(pages, (items) => without(items, [id])))
      refreshSoon(postId)
      onDone()
    },
  })

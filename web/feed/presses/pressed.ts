import { useMemo } from 'react'
import type { Comment } from '#contract/comments.ts'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { pressKind } from './press-kind.ts'
import { pressesOn, withPress } from './presses.ts'

function usePresses(postId: Id, commentId?: Id) {
  const entries = useEntries(pressKind, pressesOn(postId))
  return useMemo(() => entries.filter(({ payload }) => payload.commentId === commentId), [entries, commentId])
}

/** A post as its reader has pressed it: the server may not have answered yet, and a page that began since knows only what it said. */
export function usePressedPost(post: Post) {
  const presses = usePresses(post.id)
  return useMemo(() => presses.reduce((pressed, { payload }) => withPress(pressed, payload), post), [post, presses])
}

/** A comment as its reader has pressed it. */
export function usePressedComment(comment: Comment) {
  const presses = usePresses(comment.postId, comment.id)
  return useMemo(() => presses.reduce((pressed, { payload }) => withPress(pressed, payload), comment), [comment, presses])
}

/** Whether a press on a post, or on one of its comments, is held up. */
export const useIsHeldUp = (postId: Id, commentId?: Id) => usePresses(postId, commentId).some(({ state }) => state === 'waiting')

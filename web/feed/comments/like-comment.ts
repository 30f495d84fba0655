import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment } from '#contract/comments.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { toast } from '../../ui/status/toast.ts'
import { changed, inPages } from '../cache/pages.ts'
import { changeComments, commentsKey } from '../cache/queries.ts'
import { rereadComments } from '../cache/refresh.ts'
import { sendPress } from '../presses/press-kind.ts'
import { withLike } from '../presses/presses.ts'

/** Likes a comment or takes the like back: shown at once, held until there is a line, undone when the server says no. Presses in a row are sent in a row. */
export function useLikeComment({ id, postId }: Comment) {
  const cache = useQueryClient()
  const key = ['feed', 'like-comment', id]
  const change = (to: (comment: Comment) => Comment) =>
    changeComments(cache, postId, (pages) =>
      inPages(pages, (items) => changed(items, (comment) => (comment.id === id ? to(comment) : comment))),
    )
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: `like-comment-${id}` },
    networkMode: 'always',
    mutationFn: (on: boolean) =>
      sendPress({ act: 'like', postId, commentId: id, on }, (options) =>
        (on ? api.feed.likeComment : api.feed.unlikeComment)({ postId, commentId: id }, options),
      ),
    onMutate: async (like) => {
      // A reading that began before the press does not know of it; another follows.
      await cache.cancelQueries({ queryKey: commentsKey(postId) })
      change(withLike(like))
    },
    onError: (error, like) => {
      change(withLike(!like))
      toast.error(wordsOf(error))
    },
    onSuccess: (answer) => {
      if (!answer) return
      const { likes, isLiked } = answer
      // This one still counts; a later press would know better.
      if (cache.isMutating({ mutationKey: key }) === 1) change((comment) => ({ ...comment, likes, isLiked }))
    },
    // What waits is not known to the server yet.
    onSettled: (answer, error) => {
      if (answer || error) rereadComments(cache, postId)
    },
  })
  return mutate
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { trendingQuery } from '../cache/feed-queries.ts'
import { changePost } from '../cache/queries.ts'
import { likeKey, likesOnTheWay, notePress } from '../cache/refresh.ts'
import { sendPress } from '../presses/press-kind.ts'
import { withLike } from '../presses/presses.ts'

/** Likes a post or takes the like back: shown at once, held until there is a line, undone when the server says no. Presses in a row are sent in a row. */
export function useLike({ id }: Post) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: likeKey(id),
    scope: { id: `like-${id}` },
    networkMode: 'always',
    mutationFn: (on: boolean) =>
      sendPress({ act: 'like', postId: id, on }, (options) => (on ? api.feed.like : api.feed.unlike)({ postId: id }, options)),
    onMutate: (like) => {
      notePress(cache, id)
      const wasReading = holdTrending(cache)
      changePost(cache, id, withLike(like))
      return { wasReading }
    },
    onError: (error, like) => {
      changePost(cache, id, withLike(!like))
      toast.error(wordsOf(error))
    },
    onSuccess: (answer) => {
      if (!answer) return
      const { likes, isLiked } = answer
      notePress(cache, id)
      // This one still counts; a later press would know better.
      if (likesOnTheWay(cache, id) === 1) changePost(cache, id, (post) => ({ ...post, likes, isLiked }))
    },
    onSettled: (_answer, _error, _like, context) => {
      if (context?.wasReading) void cache.invalidateQueries({ queryKey: trendingQuery.queryKey })
    },
  })
}

/** Stops a reading of the trending row that began before a press and would draw the post as it was; answers whether there was one. */
function holdTrending(cache: QueryClient) {
  const { queryKey } = trendingQuery
  if (cache.isFetching({ queryKey }) === 0) return false
  void cache.cancelQueries({ queryKey })
  return true
}

/** Keeps a post for later or no longer: shown at once, held until there is a line, undone when the server says no. */
export function useSave({ id }: Post) {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `save-${id}` },
    networkMode: 'always',
    mutationFn: (on: boolean) =>
      sendPress({ act: 'save', postId: id, on }, (options) => (on ? api.feed.save : api.feed.unsave)({ postId: id }, options)),
    onMutate: (isSaved) => {
      notePress(cache, id)
      changePost(cache, id, (post) => ({ ...post, isSaved }))
    },
    onError: (error, isSaved) => {
      changePost(cache, id, (post) => ({ ...post, isSaved: !isSaved }))
      toast.error(wordsOf(error))
    },
    onSuccess: (answer) => {
      if (!answer) return
      const { isSaved } = answer
      notePress(cache, id)
      toast.success(isSaved ? say('Post saved.') : say('Removed from saved posts.'))
    },
  })
}

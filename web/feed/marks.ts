import { useMutation } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { toast } from '../ui/toast.ts'
import { changePost, trendingQuery } from './queries.ts'
import { likeKey, likesOnTheWay, notePress } from './refresh.ts'

const withLike = (isLiked: boolean) => (post: Post) =>
  post.isLiked === isLiked ? post : { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) }

/** Likes a post or takes the like back: shown at once, undone when the server says no. Presses in a row are sent in a row. */
export function useLike({ id }: Post) {
  return useMutation({
    mutationKey: likeKey(id),
    scope: { id: `like-${id}` },
    networkMode: 'always',
    mutationFn: (like: boolean) => (like ? api.feed.like({ postId: id }) : api.feed.unlike({ postId: id })),
    onMutate: (like) => {
      notePress(id)
      const wasReading = holdTrending()
      changePost(id, withLike(like))
      return { wasReading }
    },
    onError: (error, like) => {
      changePost(id, withLike(!like))
      toast.error(wordsOf(error))
    },
    onSuccess: ({ likes, isLiked }) => {
      notePress(id)
      // This one still counts; a later press would know better.
      if (likesOnTheWay(id) === 1) changePost(id, (post) => ({ ...post, likes, isLiked }))
    },
    onSettled: (_answer, _error, _like, held) => {
      if (held?.wasReading) void queryClient.invalidateQueries({ queryKey: trendingQuery.queryKey })
    },
  })
}

/** Stops a reading of the trending row that began before a press and would draw the post as it was; answers whether there was one. */
function holdTrending() {
  const { queryKey } = trendingQuery
  if (queryClient.isFetching({ queryKey }) === 0) return false
  void queryClient.cancelQueries({ queryKey })
  return true
}

/** Keeps a post for later or no longer: shown at once, undone when the server says no. */
export function useSave({ id }: Post) {
  return useMutation({
    scope: { id: `save-${id}` },
    networkMode: 'always',
    mutationFn: (save: boolean) => (save ? api.feed.save({ postId: id }) : api.feed.unsave({ postId: id })),
    onMutate: (isSaved) => {
      notePress(id)
      changePost(id, (post) => ({ ...post, isSaved }))
    },
    onError: (error, isSaved) => {
      changePost(id, (post) => ({ ...post, isSaved: !isSaved }))
      toast.error(wordsOf(error))
    },
    onSuccess: ({ isSaved }) => {
      notePress(id)
      toast.success(isSaved ? 'Post saved.' : 'Post no longer saved.')
    },
  })
}

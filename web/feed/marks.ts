import { useMutation } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { toast } from '../ui/toast.ts'
import { changePost } from './queries.ts'
import { likeKey, likesOnTheWay } from './refresh.ts'

const withLike = (isLiked: boolean) => (post: Post) =>
  post.isLiked === isLiked ? post : { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) }

/** Likes a post or takes the like back: shown at once, undone when the server says no. Presses in a row are sent in a row. */
export function useLike({ id }: Post) {
  return useMutation({
    mutationKey: likeKey(id),
    scope: { id: `like-${id}` },
    networkMode: 'always',
    mutationFn: (like: boolean) => (like ? api.feed.like({ postId: id }) : api.feed.unlike({ postId: id })),
    onMutate: (like) => changePost(id, withLike(like)),
    onError: (error, like) => {
      changePost(id, withLike(!like))
      toast.error(wordsOf(error))
    },
    onSuccess: ({ likes, isLiked }) => {
      // This one still counts; a later press would know better.
      if (likesOnTheWay(id) === 1) changePost(id, (post) => ({ ...post, likes, isLiked }))
    },
  })
}

/** Keeps a post for later or no longer: shown at once, undone when the server says no. */
export function useSave({ id }: Post) {
  return useMutation({
    scope: { id: `save-${id}` },
    networkMode: 'always',
    mutationFn: (save: boolean) => (save ? api.feed.save({ postId: id }) : api.feed.unsave({ postId: id })),
    onMutate: (isSaved) => changePost(id, (post) => ({ ...post, isSaved })),
    onError: (error, isSaved) => {
      changePost(id, (post) => ({ ...post, isSaved: !isSaved }))
      toast.error(wordsOf(error))
    },
    onSuccess: ({ isSaved }) => void toast.success(isSaved ? 'Post saved.' : 'Post no longer saved.'),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { pinnedQuery } from '../cache/opened.ts'
import { changePosts } from '../cache/queries.ts'

/** Pins one's own post to one's profile, where it takes the place of another, or takes it down. */
export function usePin({ id, author }: Post) {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: 'pin' },
    networkMode: 'always',
    mutationFn: (pin: boolean) => (pin ? api.feed.pin({ postId: id }) : api.feed.unpin({ postId: id })),
    onSuccess: ({ isPinned }) => {
      changePosts(cache, (post) => {
        const isNow = isPinned && post.id === id
        return post.author.id !== author.id || post.isPinned === isNow ? post : { ...post, isPinned: isNow }
      })
      void cache.invalidateQueries({ queryKey: pinnedQuery(author.id).queryKey })
      toast.success(isPinned ? say('Pinned to your profile.') : say('Removed from your profile.'))
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}

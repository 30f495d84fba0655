import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post, PostAudience } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { changePost } from '../cache/queries.ts'

/** Saves what a post says and who may read it; every list that shows it follows. */
export function useEdit({ id, editedAt }: Post, onDone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (words: { content: string; link: string | null; audience: PostAudience }) => api.feed.edit({ postId: id, ...words }),
    onSuccess: ({ content, link, preview, audience, editedAt: now, verificationStatus, checkState }) => {
      const stored = { content, link, preview, audience, verificationStatus, checkState }
      changePost(cache, id, (post) => ({ ...post, ...stored, editedAt: now ?? editedAt }))
      onDone()
    },
  })
}

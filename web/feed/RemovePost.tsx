import { useMutation } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { Post } from '#contract/feed.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Note } from '../ui/Note.tsx'
import { toast } from '../ui/toast.ts'
import { focusForYou } from './landmark.ts'
import { dropPosts, trendingQuery } from './queries.ts'

/** Asks before a post goes. */
export default function RemovePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.feed.remove({ postId: post.id }),
    onSuccess: ({ id }) => {
      // Closing gives the focus back to a button that goes with the post.
      flushSync(onClose)
      focusForYou()
      dropPosts([id])
      toast.success('Post deleted.')
      void queryClient.invalidateQueries({ queryKey: trendingQuery.queryKey })
    },
  })

  return (
    <ConfirmDialog title="Delete this post?" confirm="Delete" busy={isPending} onConfirm={() => mutate()} onClose={onClose}>
      <p>The post, its picture and its comments will be gone for everyone. This cannot be undone.</p>
      {error && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { Post } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { trendingQuery } from '../cache/feed-queries.ts'
import { dropPosts } from '../cache/queries.ts'
import { focusForYou } from './for-you-heading.ts'

type RemovePostProps = {
  post: Post
  onClose: () => void
  /** Puts the focus where the keyboard goes on, because the button that had it goes with the post. */
  onRemoved?: () => void
}

/** Asks before a post goes. */
export default function RemovePost({ post, onClose, onRemoved = focusForYou }: RemovePostProps) {
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.feed.remove({ postId: post.id }),
    onSuccess: ({ id }) => {
      flushSync(onClose)
      onRemoved()
      dropPosts(cache, [id])
      toast.success(say('Post deleted.'))
      void cache.invalidateQueries({ queryKey: trendingQuery.queryKey })
    },
  })

  return (
    <ConfirmDialog title="Delete this post?" confirm="Delete" busy={isPending} onConfirm={() => mutate()} onClose={onClose}>
      <p>The post, its picture and its comments will be deleted for everyone. This cannot be undone.</p>
      {error && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}

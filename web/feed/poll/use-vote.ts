import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { announce } from '../../ui/status/announce.ts'
import { changePost } from '../cache/queries.ts'
import { refreshSoon } from '../cache/refresh.ts'

/** Votes for an option by its place, or takes the vote back. It is shown once it counts: nobody knows the votes of others before. */
export function useVote(postId: Id) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (choice: number | null) => (choice === null ? api.feed.unvote({ postId }) : api.feed.vote({ postId, choice })),
    onSuccess: ({ poll }, choice) => {
      changePost(cache, postId, (post) => {
        // Others have voted since.
        if (post.poll && post.poll.version > poll.version) refreshSoon(cache, postId)
        return { ...post, poll }
      })
      announce(choice === null ? 'Your vote has been taken back.' : 'Your vote has been counted.')
    },
    onError: (error) => {
      if (codeOf(error) === 'POLL_CLOSED') refreshSoon(cache, postId)
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Follow, HideReason } from '#contract/choices.ts'
import { topicKey } from '#contract/hashtags.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'

/** What one follows changes only by one's own hand. */
export const followsQuery = orpc.choices.follows.queryOptions({ staleTime: Number.POSITIVE_INFINITY })
export const mutedWordsQuery = orpc.choices.mutedWords.queryOptions({ staleTime: Number.POSITIVE_INFINITY })
export const whyQuery = (postId: Id) => orpc.feed.why.queryOptions({ input: { postId } })

type Subject = Pick<Follow, 'kind' | 'subject'>

const keyOf = ({ kind, subject }: Subject) => `${kind} ${topicKey(subject).toLowerCase()}`

/** Whether two say the same: capitals mean nothing. */
export const isSame = (one: Subject, other: Subject) => keyOf(one) === keyOf(other)

/** Follows something or no longer; what is said why of posts is asked again. */
export function useFollow() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ follow: { kind, subject }, follows }: { follow: Follow; follows: boolean }) =>
      void (await (follows ? api.choices.follow({ kind, subject }) : api.choices.unfollow({ kind, subject }))),
    onSuccess: (_, { follow, follows }) => {
      toast.success(say(follows ? 'You follow {name}.' : 'You no longer follow {name}.', { name: follow.name }))
      void cache.invalidateQueries({ queryKey: followsQuery.queryKey })
      void cache.invalidateQueries({ queryKey: orpc.feed.why.key() })
    },
    onError: (error) => toast.error(wordsOf(error)),
  })
}

/** Hides a post, says why, or takes it back. */
export const hidePost = (postId: Id, reason: HideReason | null) => api.choices.hide({ postId, reason })
export const unhidePost = (postId: Id) => api.choices.unhide({ postId })

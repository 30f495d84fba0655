import { MutationObserver, type QueryClient, useMutationState } from '@tanstack/react-query'
import type { Comment } from '#contract/comments.ts'
import type { Id } from '#contract/page.ts'
import { failureWords } from '../../doxy/mention.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { addComment } from '../cache/queries.ts'
import { refreshSoon, rereadComments } from '../cache/refresh.ts'

const keyOf = (postId: Id) => ['feed', 'ask-doxy', postId]

/** The comment that began the thread of this one: itself where none did. */
export const threadOf = ({ id, parentId }: Comment) => parentId ?? id

/** Has Doxy AI answer a comment in its thread. */
export function askDoxy(cache: QueryClient, comment: Comment) {
  const { id: commentId, postId } = comment
  const asking = new MutationObserver(cache, {
    mutationKey: keyOf(postId),
    networkMode: 'always',
    mutationFn: (_threadId: Id) => api.feed.askDoxy({ postId, commentId }),
    onSuccess: (answer) => {
      addComment(cache, answer)
      refreshSoon(cache, postId)
      rereadComments(cache, postId)
    },
    onError: (error) => void toast.error(say('Doxy AI Error'), { description: say(failureWords(error)) }),
  })
  // Its failure is said and stands below the post.
  asking.mutate(threadOf(comment)).catch(() => undefined)
}

/** Questions of this page to which no answer stands in their thread yet. */
export const useAsking = (postId: Id) =>
  useMutationState({
    filters: { mutationKey: keyOf(postId), predicate: ({ state }) => state.status === 'pending' || state.status === 'error' },
    select: ({ state }) => ({ threadId: state.variables as Id, failure: state.error && failureWords(state.error) }),
  })

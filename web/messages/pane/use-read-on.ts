import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { type Held, lastOf, withHead, withMessages } from '../held.ts'
import { changeHeld, STRETCH } from '../queries.ts'

/** Reads what stands before or after what is held, when somebody scrolls there. */
export function useReadOn(conversationId: Id, held: Held) {
  const cache = useQueryClient()
  const { mutate, isPending, isError, variables } = useMutation({
    networkMode: 'always',
    mutationFn: (place: { before: number } | { since: number }) => api.messages.list({ conversationId, ...place, limit: STRETCH }),
    onSuccess: (answer) => void changeHeld(cache, conversationId, (now) => withMessages(withHead(now, answer), answer.items)),
  })
  const first = held.messages[0]?.seq ?? held.firstSeq
  const hasEarlier = first > held.firstSeq
  return {
    hasEarlier,
    isReadingEarlier: isPending && variables !== undefined && 'before' in variables,
    isError,
    readEarlier: () => !isPending && hasEarlier && mutate({ before: first }),
    readLater: () => !isPending && !held.follows && mutate({ since: lastOf(held) }),
  }
}

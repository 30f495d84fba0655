import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Message } from '#contract/messages.ts'
import { api } from '../../lib/api/api.ts'
import { orpc } from '../../lib/query/query.ts'

export const remindersQuery = orpc.messages.reminders.queryOptions()

/** Has oneself reminded of a message at a moment, or no more. */
export function useRemind({ conversationId, seq }: Pick<Message, 'conversationId' | 'seq'>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (remindAt: string | null) => api.messages.remind({ conversationId, seq, remindAt }),
    onSettled: () => cache.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  })
}

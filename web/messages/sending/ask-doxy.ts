import { MutationObserver, type QueryClient, useIsMutating } from '@tanstack/react-query'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { failureWords } from '../../doxy/mention.ts'
import { api } from '../../lib/api/api.ts'
import { toast } from '../../ui/status/toast.ts'

const keyOf = (conversationId: Id) => ['messages', 'ask-doxy', conversationId]

/** Has Doxy AI answer one's own message in its conversation. Asked again it answers the same, once. */
export function askDoxy(cache: QueryClient, { conversationId, seq }: Pick<Message, 'conversationId' | 'seq'>) {
  const asking = new MutationObserver(cache, {
    mutationKey: keyOf(conversationId),
    networkMode: 'always',
    mutationFn: () => api.messages.askDoxy({ conversationId, seq }),
    onSuccess: async (answer) => {
      const { hearMessage } = await import('../sync/catch-up.ts')
      hearMessage(cache, answer)
    },
    onError: (error) =>
      void toast.error('Doxy AI Error', {
        description: failureWords(error),
        duration: Number.POSITIVE_INFINITY,
        action: { label: 'Ask again', onClick: () => askDoxy(cache, { conversationId, seq }) },
      }),
  })
  asking.mutate().catch(() => undefined)
}

/** Whether an answer of Doxy AI to a question of this page is on its way. */
export const useIsAsking = (conversationId: Id) => useIsMutating({ mutationKey: keyOf(conversationId) }) > 0

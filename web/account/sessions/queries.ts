import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionEntry } from '#contract/account.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'

/** Read anew each time it is looked at: another device may have come or gone. */
export const sessionsQuery = orpc.account.sessions.queryOptions({ staleTime: 0 })

/**
 * Signs another device out; `onGone` is called before the list is read again, which takes its row away.
 * It is read again after a failure too, because the device may have gone by itself.
 */
export function useRevokeSession({ id }: SessionEntry, onGone: () => void) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.account.revokeSession({ sessionId: id }),
    onSuccess: ({ message }) => {
      onGone()
      toast.success(say(message))
    },
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

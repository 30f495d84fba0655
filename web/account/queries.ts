import { useMutation } from '@tanstack/react-query'
import type { SessionEntry } from '#contract/account.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { toast } from '../ui/toast.ts'

/** Read anew each time it is looked at: another device may have come or gone. */
export const sessionsQuery = orpc.account.sessions.queryOptions({ staleTime: 0 })

/** Signs another device out. The list is read again afterwards, because it may have gone by itself. */
export const useRevokeSession = ({ id }: SessionEntry) =>
  useMutation(
    {
      networkMode: 'always',
      mutationFn: () => api.account.revokeSession({ sessionId: id }),
      onSuccess: ({ message }) => void toast.success(message),
      onError: (error) => void toast.error(wordsOf(error)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    },
    queryClient,
  )

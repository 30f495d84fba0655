import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DELETION_DAYS } from '#contract/limits.ts'
import type { Shown } from '../../account/security/use-identity.tsx'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { orpc } from '../../lib/query/query.ts'
import { forgetSession, keepSession, session } from '../../lib/session.ts'
import { forgetUnsent } from '../../lib/unsent.ts'
import { toast } from '../../ui/status/toast.ts'

/** How the deletion stands; read anew each time it is looked at. */
export const deletionQuery = orpc.accountDeletion.get.queryOptions({ staleTime: 0 })

/** Asks for the deletion and leaves this browser: the session is over. */
export async function askForDeletion(shown: Shown) {
  await api.accountDeletion.ask(shown)
  forgetSession()
  return `Your account is hidden. Sign in within ${DELETION_DAYS} days to keep it.`
}

/** The same without waiting: nobody comes back for what was written here and not sent. */
export async function deleteNow(shown: Shown) {
  // The line may say first that the session is over.
  const { user } = session()
  const { message } = await api.accountDeletion.now(shown)
  if (user) await forgetUnsent(user.id)
  forgetSession()
  return message
}

/** Keeps the account: everything is open again. */
export function useKeepAccount() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.accountDeletion.cancel(),
    onSuccess: (user) => {
      const { token } = session()
      if (token) keepSession({ token, user })
      toast.success('Welcome back. Everything stands as it was.')
      return cache.invalidateQueries()
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DELETION_DAYS } from '#contract/limits.ts'
import type { Shown } from '../../account/security/use-identity.tsx'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
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
  return say('Your account is hidden. Sign in within {days} days to keep it.', { days: DELETION_DAYS })
}

/** The same without waiting: nobody comes back for what was written here and not sent. */
export async function deleteNow(shown: Shown) {
  // The line may say first that the session is over.
  const { user } = session()
  const { message } = await api.accountDeletion.now(shown)
  if (user) await forgetUnsent(user.id)
  forgetSession()
  return say(message)
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
      toast.success(say('Welcome back. Everything stands as it was.'))
      return cache.invalidateQueries()
    },
    onError: (error) => void toast.error(wordsOf(error)),
  })
}

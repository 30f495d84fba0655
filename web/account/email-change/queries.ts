import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'
import { renewSession } from '../renew-session.ts'
import { useChange } from '../security/queries.ts'

/** The address of now, and the one that waits for its link. */
export const ownEmailQuery = orpc.emailChange.get.queryOptions({ staleTime: 0 })

/** Moves the account with the link's token: the address stands in what this browser keeps of who is signed in. */
export function useMove() {
  const cache = useQueryClient()
  return useChange(async (token: string) => {
    const { email } = await api.emailChange.confirm({ token })
    await renewSession(cache)
    toast.success(say('Your account is at {email} now.', { email }))
  })
}

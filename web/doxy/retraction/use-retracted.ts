import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { askRetracted } from './ask-retracted.ts'

/** Which of these DOIs, in small letters, are of works that the list of retractions names. Of a guest's page nothing is asked. */
export function useRetracted(dois: readonly string[]): readonly string[] {
  const { signedIn } = useSession()
  const { data } = useQuery({
    queryKey: ['retracted', dois],
    queryFn: () => askRetracted(dois),
    enabled: signedIn && dois.length > 0,
  })
  return data ?? []
}

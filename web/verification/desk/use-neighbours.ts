import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '../../lib/router.tsx'
import { queueQuery } from '../queries.ts'
import { useKeys } from './use-keys.ts'

/** J leads to the claim after this one among those that wait, K to the one before. */
export function useNeighbours(claimId: string) {
  const navigate = useNavigate()
  const queue = useInfiniteQuery(queueQuery('open'))
  const ids = queue.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
  const at = ids.indexOf(claimId)
  const to = (id: string | undefined) => (id ? () => navigate(`/verification?claim=${id}`) : undefined)
  useKeys({ j: to(ids[at + 1]), k: to(at > 0 ? ids[at - 1] : undefined) })
}

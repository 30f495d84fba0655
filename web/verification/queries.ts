import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { useLive } from '../lib/live.ts'
import { orpc } from '../lib/query/query.ts'

export const overviewQuery = orpc.verification.overview.queryOptions()
export const statisticsQuery = orpc.verification.statistics.queryOptions()

export type Show = 'open' | 'mine' | 'asked' | 'disputed' | 'appeals' | 'recheck' | 'decided'

export const queueQuery = (show: Show) =>
  orpc.verification.queue.infiniteOptions({
    input: (cursor: string | undefined) => ({ show, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const deskClaimQuery = (claimId: Id) => orpc.verification.getClaim.queryOptions({ input: { claimId } })

/** What happens to what has been read of claims once somebody has acted. */
export function useClaimCache() {
  const cache = useQueryClient()
  return useMemo(
    () => ({
      /** Everything of this room is read again: a claim is in several lists at once. */
      invalidateVerification: () => Promise.all([['verification'], ['staff']].map((room) => cache.invalidateQueries({ queryKey: [room] }))),
      /** Shows a claim as an act has answered it, without waiting for the next reading. */
      cacheDeskClaim: (claim: DeskClaim) => cache.setQueryData(deskClaimQuery(claim.id).queryKey, claim),
    }),
    [cache],
  )
}

/** Follows what happens to claims elsewhere, for as long as it is shown. */
export function useVerificationLive() {
  const { invalidateVerification } = useClaimCache()
  const [handlers, onGap] = useMemo(() => {
    const reread = () => void invalidateVerification()
    return [{ verification_changed: reread }, reread] as const
  }, [invalidateVerification])
  useLive(handlers, onGap)
}

import type { DeskClaim } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { useLive } from '../lib/live.ts'
import { orpc, queryClient } from '../lib/query.ts'

export const mineQuery = orpc.verification.mine.queryOptions()
export const figuresQuery = orpc.verification.figures.queryOptions()

export type Show = 'open' | 'mine' | 'asked' | 'disputed' | 'appeals' | 'decided'

export const queueQuery = (show: Show) =>
  orpc.verification.queue.infiniteOptions({
    input: (cursor: string | undefined) => ({ show, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })

export const deskClaimQuery = (claimId: Id) => orpc.verification.open.queryOptions({ input: { claimId } })

/** Everything of this room is asked for again: a claim stands in several lists at once. */
export const readAgain = () => queryClient.invalidateQueries({ queryKey: [['verification']] })

/** Shows a claim as an act has answered it, without waiting for the next reading. */
export const keepDeskClaim = (claim: DeskClaim) => queryClient.setQueryData(deskClaimQuery(claim.id).queryKey, claim)

const hear = { verification_changed: () => void readAgain() }

/** Follows what happens to claims elsewhere, for as long as it is shown. */
export const useVerificationLive = () => useLive(hear, hear.verification_changed)

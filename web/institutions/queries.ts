import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InstitutionKind } from '#contract/institution.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { useLive, useShown } from '../lib/live.ts'
import { orpc } from '../lib/query/query.ts'

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

type ListFilter = { q?: string; kind?: InstitutionKind }
export type ShownPeople = { show: 'now' | 'before'; department?: string }

export const listQuery = (filter: ListFilter) =>
  orpc.institutions.list.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ ...filter, cursor }) })

/** The pages that the viewer runs, and is invited to run. */
export const ownPagesQuery = orpc.institutions.own.queryOptions()
export const pageQuery = (institutionId: Id) => orpc.institutions.get.queryOptions({ input: { institutionId } })

export const peopleQuery = (institutionId: Id, shown: ShownPeople) =>
  orpc.affiliations.people.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ institutionId, ...shown, cursor }) })

/** Posts that a page shows. */
export const postsQuery = (institutionId: Id) =>
  orpc.institutionPosts.list.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ institutionId, cursor }) })
export const offeredPostsQuery = (institutionId: Id) => orpc.institutionPosts.offered.queryOptions({ input: { institutionId } })

export const waitingQuery = (institutionId: Id) =>
  orpc.affiliations.waiting.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ institutionId, cursor }) })

/** Where the viewer says that they work, and where others are confirmed to. */
export const ownAffiliationsQuery = orpc.affiliations.own.queryOptions()
export const affiliationsOfQuery = (memberId: Id) => orpc.affiliations.ofMember.queryOptions({ input: { memberId } })

export const ownClaimsQuery = orpc.institutionClaims.own.queryOptions()
export const contestsQuery = (institutionId: Id) => orpc.institutionClaims.contests.queryOptions({ input: { institutionId } })
export const teamQuery = (institutionId: Id) => orpc.institutionRoles.list.queryOptions({ input: { institutionId } })

export const logQuery = (institutionId: Id) =>
  orpc.institutionRoles.log.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ institutionId, cursor }) })

export type Queue = 'open' | 'decided'
export const queueQuery = (show: Queue) =>
  orpc.institutionClaims.queue.infiniteOptions({ ...paged, input: (cursor: string | undefined) => ({ show, cursor }) })
export const deskClaimQuery = (claimId: Id) => orpc.institutionClaims.getClaim.queryOptions({ input: { claimId } })

/** Reads everything of this room again that is on the screen: a claim, a role or an affiliation stands in several places at once. */
export const rereadInstitutions = (cache: QueryClient) =>
  Promise.all(
    ['institutions', 'institutionClaims', 'institutionRoles', 'institutionPosts', 'affiliations'].map((room) =>
      cache.invalidateQueries({ queryKey: [[room]] }),
    ),
  )

/** Follows one page, and what becomes of the viewer's own claims and invitations, for as long as it is shown. */
export function useInstitutionsLive(institutionId?: Id) {
  const cache = useQueryClient()
  useShown(institutionId ? `institution:${institutionId}` : undefined)
  const [handlers, reread] = useMemo(() => {
    const reread = () => void rereadInstitutions(cache)
    const institution_changed = (said: LiveEvents['institution_changed']) => said.institutionId === institutionId && reread()
    const interest_gone = ({ interest }: LiveEvents['interest_gone']) => interest === `institution:${institutionId}` && reread()
    return [{ institution_changed, interest_gone, notifications_changed: reread }, reread] as const
  }, [cache, institutionId])
  useLive(handlers, reread)
}

/** Follows where a member works, for as long as their profile is shown. */
export function useAffiliationsLive(memberId: Id) {
  const cache = useQueryClient()
  const [handlers, reread] = useMemo(() => {
    const reread = () => void cache.invalidateQueries({ queryKey: [['affiliations']] })
    const profile_changed = (said: LiveEvents['profile_changed']) => said.memberId === memberId && reread()
    return [{ profile_changed }, reread] as const
  }, [cache, memberId])
  useLive(handlers, reread)
}

/** Follows the posts that a page shows: edited, checked, liked, deleted, or no longer for their reader. */
export function useShownPostsLive(institutionId: Id) {
  const cache = useQueryClient()
  const [handlers, reread] = useMemo(() => {
    const reread = () => void cache.invalidateQueries({ queryKey: postsQuery(institutionId).queryKey })
    const interest_gone = ({ interest }: LiveEvents['interest_gone']) => interest.startsWith('post:') && reread()
    return [{ post_now: reread, post_removed: reread, interest_gone }, reread] as const
  }, [cache, institutionId])
  useLive(handlers, reread)
}

import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ownClaimsQuery } from '../queries.ts'
import { OwnClaim } from './OwnClaim.tsx'

/** All claims of one's own, newest first, also those that were rejected and have no page to be read on. */
export function OwnClaims() {
  const query = useQuery(ownClaimsQuery)
  return (
    <QueryList
      query={query}
      what="your claims"
      empty={
        <Sheet>
          <EmptyState level={2} title="No claims yet" action={<ButtonLink to="/institutions">All institutions</ButtonLink>}>
            Whoever may speak for an institution can claim its page.
          </EmptyState>
        </Sheet>
      }
    >
      {(claim) => <OwnClaim claim={claim} />}
    </QueryList>
  )
}

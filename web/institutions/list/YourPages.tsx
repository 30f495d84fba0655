import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import room from '../Institution.module.css'
import { ownClaimsQuery, ownPagesQuery } from '../queries.ts'
import { claimStates, claimTones, manageOf, roleOf } from '../words.ts'
import { InstitutionRow } from './InstitutionRow.tsx'

/** The pages that one runs, is invited to run, or has claimed. */
export function YourPages() {
  const { data: own } = useQuery(ownPagesQuery)
  const { data: claims } = useQuery(ownClaimsQuery)
  const open = claims?.items.filter(({ state }) => state === 'unfinished' || state === 'waiting') ?? []
  if (!own || !claims || own.roles.length + own.invitations.length + claims.items.length === 0) return null
  return (
    <Sheet bleed title="Your pages">
      <SheetList aria-label="Your pages">
        {own.invitations.map(({ institution, role }) => (
          <InstitutionRow key={institution.id} institution={institution}>
            <Badge tone="haldi">Invited as {roleOf(role).label.toLowerCase()}</Badge>
          </InstitutionRow>
        ))}
        {own.roles.map(({ institution, role }) => (
          <InstitutionRow key={institution.id} institution={institution} to={manageOf(institution.id)}>
            <Badge tone="neel">{roleOf(role).label}</Badge>
          </InstitutionRow>
        ))}
        {open.map(({ id, institution, state }) => (
          <InstitutionRow key={id} institution={institution}>
            <Badge tone={claimTones[state]}>Claim: {claimStates[state].toLowerCase()}</Badge>
          </InstitutionRow>
        ))}
      </SheetList>
      {claims.items.length > 0 && (
        <p className={room.foot}>
          <Link to="/institutions?claims">All your claims</Link>
        </p>
      )}
    </Sheet>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Affiliation } from '#contract/affiliations.ts'
import type { Id } from '#contract/page.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import styles from '../Institution.module.css'
import { affiliationsOfQuery, ownAffiliationsQuery, useAffiliationsLive } from '../queries.ts'
import { pageOf, periodOf } from '../words.ts'
import { affiliationStates, OwnAffiliation } from './OwnAffiliation.tsx'

/** Where a member works and has worked. Others read what an institution has confirmed; oneself all that one said. */
export function MemberAffiliations({ memberId, isOwn }: { memberId: Id; isOwn: boolean }) {
  useAffiliationsLive(memberId)
  const { data } = useQuery<{ items: Affiliation[] }>(isOwn ? ownAffiliationsQuery : affiliationsOfQuery(memberId))
  const items = data?.items ?? []
  if (items.length === 0 && !(isOwn && data)) return null
  return (
    <Sheet bleed title="Institutions" aside={isOwn && <Link to="/institutions">Find an institution</Link>}>
      <SheetList aria-label="Institutions">
        {items.length === 0 && (
          <li className="ui muted">Say on the page of an institution that you work there. Once it confirms, others see it here.</li>
        )}
        {[...items].sort(latestFirst).map((affiliation) => (
          <li key={affiliation.id} className={styles.row}>
            <Avatar id={affiliation.institution.id} name={affiliation.institution.name} kind="organisation" size="md" />
            <div className={styles.stack}>
              <div>
                <Link to={pageOf(affiliation.institution.id)}>{affiliation.institution.name}</Link>
                <span className="meta">
                  {affiliation.institution.city}, {affiliation.institution.state}
                </span>
              </div>
              {isOwn ? <OwnAffiliation affiliation={affiliation} /> : <Confirmed affiliation={affiliation} />}
            </div>
          </li>
        ))}
      </SheetList>
    </Sheet>
  )
}

const latestFirst = (one: Affiliation, other: Affiliation) => other.from.localeCompare(one.from)

const Confirmed = ({ affiliation }: { affiliation: Affiliation }) => (
  <p className={`ui ${styles.line}`}>
    {[affiliation.position, affiliation.department].filter(Boolean).join(', ')}
    <span className="muted">{periodOf(affiliation)}</span>
    <Badge>{affiliationStates.confirmed.words}</Badge>
  </p>
)

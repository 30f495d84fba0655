import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddress } from '../../lib/address.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining, useNow } from '../../lib/deadline.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Chip } from '../../ui/badge/Chip.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import room from '../Institution.module.css'
import { type Queue, queueQuery } from '../queries.ts'
import { claimStates, claimTones, deskOf } from '../words.ts'
import { DeskPageClaim } from './DeskPageClaim.tsx'

const shows: Record<Queue, string> = { open: 'Waiting', decided: 'Decided' }

/** Claims to pages of institutions: one, or all that wait, the most urgent first. */
export function InstitutionDesk() {
  const [address, setAddress] = useAddress()
  const claimId = address.get('page-claim')
  const show: Queue = address.get('show') === 'decided' ? 'decided' : 'open'
  const query = useInfiniteQuery(queueQuery(show))
  const now = useNow()
  if (claimId) return <DeskPageClaim key={claimId} claimId={claimId} />
  return (
    <>
      <fieldset className={room.acts} aria-label="Which claims">
        {Object.entries(shows).map(([id, label]) => (
          <Chip key={id} aria-pressed={show === id} onClick={() => setAddress({ desk: 'institutions', show: id }, { replace: true })}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <PagedSheet title="Claims to pages" query={query} empty="No claims here." keyOf={({ id }) => id}>
        {({ id, member, institution, state, contested, submittedAt, dueAt }) => {
          const deadline = dueAt && remaining(dueAt, now)
          return (
            <li className={room.row}>
              <Avatar id={institution.id} name={institution.name} kind="organisation" size="md" />
              <div>
                <Link to={deskOf(id)}>{institution.name}</Link>
                <span className="meta">
                  {member.name}
                  <Withdrawn member={member} /> · {institution.city}, {institution.state} · {inFull(submittedAt)}
                </span>
              </div>
              <div className={room.acts}>
                {contested && <Badge tone="disputed">Contested</Badge>}
                {deadline ? (
                  <Badge tone={deadline.overdue ? 'danger' : 'plain'}>{deadline.words}</Badge>
                ) : (
                  <Badge tone={claimTones[state]}>{claimStates[state]}</Badge>
                )}
              </div>
            </li>
          )
        }}
      </PagedSheet>
    </>
  )
}

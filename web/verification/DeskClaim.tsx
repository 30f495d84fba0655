import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskClaim as Claim } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { inFull } from '../lib/dates.ts'
import { wordsOf } from '../lib/failure.ts'
import { profileOf } from '../profile/Signature.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Note } from '../ui/Note.tsx'
import { Person } from '../ui/Person.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { isOpen, stateTones } from './claim-state.ts'
import { remaining, useNow } from './clock.ts'
import { DeskActs } from './DeskActs.tsx'
import { DeskEvidence } from './DeskEvidence.tsx'
import { History } from './History.tsx'
import { LookUps } from './LookUps.tsx'
import { ProofFacts } from './ProofFacts.tsx'
import { deskClaimQuery } from './queries.ts'
import styles from './Verification.module.css'
import { deskStates, kindNames } from './words.ts'

/** One claim as a reviewer works on it. */
export function DeskClaim({ claimId }: { claimId: Id }) {
  const { data, error, refetch } = useQuery(deskClaimQuery(claimId))
  return (
    <>
      <div>
        <ButtonLink tone="quiet" to="/verification">
          <ArrowLeft />
          Back to the queue
        </ButtonLink>
      </div>
      {data ? <Shown claim={data} /> : error ? <Failed onRetry={refetch}>{wordsOf(error)}</Failed> : <Loading label="Loading the claim" />}
    </>
  )
}

function Shown({ claim }: { claim: Claim }) {
  const { member, warnings, rivals, email, proof, mailConfirmed } = claim
  const confirmed: [string, string][] =
    proof === 'institution_mail' ? [['Code from the letter', mailConfirmed ? 'Confirmed' : 'Not confirmed']] : []
  return (
    <>
      <Sheet title={`Claim of ${member.name}`} padded>
        <div className={styles.stack}>
          <Standing claim={claim} />
          <Person
            avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} verified={member.verified} size="lg" />}
            name={<Link to={profileOf(member)}>{member.name}</Link>}
            verified={member.verified}
            meta={[kindNames[claim.kind], member.headline, member.hospital].filter(Boolean).join(' · ')}
          />
          <ProofFacts
            proof={claim.claim}
            more={[...confirmed, ['Sign-in email', email], ['Location', member.location], ['Handed in', inFull(claim.submittedAt)]]}
          />
          {warnings.length > 0 && (
            <Note>
              <b>Unusual:</b> {warnings.join(' ')}
            </Note>
          )}
          {rivals.length > 0 && (
            <Note tone="danger">
              <b>The same number is named by others.</b>
              <ul className={styles.rivals}>
                {rivals.map((rival) => (
                  <li key={rival.claimId}>
                    <Link to={`/verification?claim=${rival.claimId}`}>{rival.member.name}</Link>: {deskStates[rival.state]}
                  </li>
                ))}
              </ul>
            </Note>
          )}
          {!claim.mayDecide && isOpen(claim) && <Note>Another reviewer has to decide this one.</Note>}
          <DeskActs claim={claim} />
        </div>
      </Sheet>
      {proof === 'registration' && <LookUps claim={claim} />}
      <DeskEvidence claim={claim} />
      <Sheet title="History" padded>
        <History entries={claim.history} />
      </Sheet>
    </>
  )
}

function Standing({ claim: { state, dueAt, disputed, isAppeal, lockedBy } }: { claim: Claim }) {
  const now = useNow()
  const clock = dueAt && remaining(dueAt, now)
  return (
    <span className={styles.line}>
      {disputed && <Badge tone="disputed">Disputed</Badge>}
      {isAppeal && <Badge tone="line">Appeal</Badge>}
      {lockedBy && <Badge tone="neel">{lockedBy === 'me' ? 'Taken by me' : 'With another reviewer'}</Badge>}
      <Badge tone={stateTones[state]}>{deskStates[state]}</Badge>
      {clock && <Badge tone={clock.late ? 'danger' : 'plain'}>{clock.words}</Badge>}
    </span>
  )
}

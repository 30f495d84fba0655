import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { DeskClaim as Claim } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining, useNow } from '../../lib/deadline.ts'
import { Link } from '../../lib/router.tsx'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { ClaimHistory } from '../claim/ClaimHistory.tsx'
import { warningWords } from '../claim/fact-words.ts'
import { kindNames } from '../claim/labels.ts'
import { isOpen, stateTones } from '../claim/state.ts'
import { Known, ProofFacts } from '../proof/ProofFacts.tsx'
import { deskClaimQuery } from '../queries.ts'
import styles from '../Verification.module.css'
import { ClaimedFound } from './ClaimedFound.tsx'
import { DeskActions, TakeClaim } from './DeskActions.tsx'
import { DeskEvidence } from './DeskEvidence.tsx'
import { EarlierDecisions } from './EarlierDecisions.tsx'
import { KeyHints } from './KeyHints.tsx'
import { deskStates } from './labels.ts'
import { ProvenParts } from './ProvenParts.tsx'
import { RegisterResults } from './RegisterResults.tsx'
import { SearchPages } from './SearchPages.tsx'
import { useNeighbours } from './use-neighbours.ts'

const KEYS = [
  ['A', 'approve'],
  ['M', 'ask for information'],
  ['R', 'reject'],
  ['E', 'evidence'],
  ['J', 'next claim'],
  ['K', 'previous claim'],
] as const

/** One claim as a reviewer works on it. */
export function DeskClaim({ claimId }: { claimId: Id }) {
  const { data, error, refetch } = useQuery(deskClaimQuery(claimId))
  useNeighbours(claimId)
  return (
    <>
      <div>
        <ButtonLink tone="quiet" to="/verification">
          <ArrowLeft />
          Back to the queue
        </ButtonLink>
      </div>
      {data ? (
        <Shown claim={data} />
      ) : error ? (
        <Failed what="the claim" onRetry={refetch}>
          {wordsOf(error)}
        </Failed>
      ) : (
        <Loading label="Loading the claim" />
      )}
    </>
  )
}

function Shown({ claim }: { claim: Claim }) {
  const { member, warnings, conflicts, email, proof } = claim
  return (
    <>
      <Sheet title={`Claim by ${member.name}`} padded>
        <div className={styles.stack}>
          <Standing claim={claim} />
          <Person
            avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="lg" />}
            name={<AuthorLine member={member} />}
            meta={[kindNames[claim.kind], member.headline, member.hospital].filter(Boolean).join(' · ')}
          />
          <TakeClaim claim={claim} />
          {claim.recheck && <LookAgain recheck={claim.recheck} />}
          {claim.claim.proof === 'registration' ? (
            <ClaimedFound claim={claim} proof={claim.claim} />
          ) : (
            <ProofFacts proof={claim.claim} councilName={claim.councilName} />
          )}
          <SearchPages pages={claim.searchPages} />
          <Known
            facts={[
              ['Sign-in email', email],
              ['Location', member.location],
              ['Submitted', inFull(claim.submittedAt)],
            ]}
          />
          <ProvenParts parts={claim.proven} />
          {warnings.length > 0 && (
            <Note>
              <b>Please check:</b> {warnings.map((warning) => warningWords(warning)).join(' ')}
            </Note>
          )}
          {conflicts.length > 0 && (
            <Note tone="danger">
              <b>Other members have claimed the same number or HPR ID.</b>
              <ul className={styles.conflicts}>
                {conflicts.map((conflict) => (
                  <li key={conflict.claimId}>
                    <Link to={`/verification?claim=${conflict.claimId}`}>{conflict.member.name}</Link>
                    <Withdrawn member={conflict.member} />: {deskStates[conflict.state]}
                  </li>
                ))}
              </ul>
            </Note>
          )}
          {!claim.mayDecide && isOpen(claim) && (
            <Note>
              {claim.state === 'unconfirmed'
                ? 'This claim is not in the queue: its institution email has not been confirmed.'
                : 'Another reviewer has to decide this claim.'}
            </Note>
          )}
        </div>
      </Sheet>
      <DeskEvidence claim={claim} />
      {proof === 'registration' && <RegisterResults claim={claim} />}
      {claim.earlier.length > 0 && <EarlierDecisions claim={claim} />}
      <Sheet title="Decision" padded>
        <div className={styles.stack}>
          <DeskActions claim={claim} />
          <KeyHints keys={KEYS} />
        </div>
      </Sheet>
      <Sheet title="History" padded>
        <ClaimHistory entries={claim.history} />
      </Sheet>
    </>
  )
}

/** Why a badge that stands lies before a reviewer again. */
function LookAgain({ recheck: { since, words, revocation } }: { recheck: NonNullable<Claim['recheck']> }) {
  return (
    <Note tone="danger">
      {words && (
        <p>
          <b>To be looked at again since {inFull(since)}.</b> {words}
        </p>
      )}
      {revocation && (
        <p>
          <b>{revocation.byMe ? 'You ask for this badge to be revoked.' : 'A reviewer asks for this badge to be revoked.'}</b>{' '}
          {revocation.words} {revocation.byMe && 'Another reviewer has to confirm it.'}
        </p>
      )}
    </Note>
  )
}

function Standing({ claim: { state, dueAt, disputed, isAppeal, lockedBy } }: { claim: Claim }) {
  const now = useNow()
  const deadline = dueAt && remaining(dueAt, now)
  return (
    <span className={styles.line}>
      {disputed && <Badge tone="disputed">Disputed</Badge>}
      {isAppeal && <Badge tone="line">Appeal</Badge>}
      {lockedBy && <Badge tone="neel">{lockedBy === 'me' ? 'Assigned to me' : 'With another reviewer'}</Badge>}
      <Badge tone={stateTones[state]}>{deskStates[state]}</Badge>
      {deadline && <Badge tone={deadline.overdue ? 'danger' : 'plain'}>{deadline.words}</Badge>}
    </span>
  )
}

import { lazy, Suspense } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { inFull } from '../lib/dates.ts'
import { Badge } from '../ui/Badge.tsx'
import { Note } from '../ui/Note.tsx'
import { isOpen, stateTones } from './claim-state.ts'
import { onDay, remaining, useNow } from './clock.ts'
import { EvidenceList } from './EvidenceList.tsx'
import { History } from './History.tsx'
import { OwnClaimActs } from './OwnClaimActs.tsx'
import { ProofFacts } from './ProofFacts.tsx'
import { readAgain } from './queries.ts'
import styles from './Verification.module.css'
import { kindNames, proofNames, stateNames } from './words.ts'

const ConfirmMail = lazy(() => import('./ConfirmMail.tsx'))

/** One's own claim: how it stands, what the reviewer says, what can be done now. */
export function OwnClaim({ claim, onAgain }: { claim: MyClaim; onAgain: (claim: MyClaim) => void }) {
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Badge tone={stateTones[claim.state]}>{stateNames[claim.state]}</Badge>
        {claim.isAppeal && <Badge tone="line">Appeal</Badge>}
        <span className="meta">
          {kindNames[claim.kind]} · {proofNames[claim.proof.proof]} · handed in {inFull(claim.submittedAt)}
        </span>
      </div>
      {isOpen(claim) && <Clock claim={claim} />}
      {claim.decidedAt && (
        <p className="ui">
          Decided on {onDay(claim.decidedAt)}
          {claim.state === 'approved' && claim.expiresAt && `, good until ${onDay(claim.expiresAt)}`}.
        </p>
      )}
      {claim.words && (
        <Note tone={claim.state === 'more_needed' ? 'plain' : 'danger'}>
          <b>{claim.state === 'more_needed' ? 'The reviewer asks' : 'The reviewer writes'}</b>
          <p className={styles.words}>{claim.words}</p>
        </Note>
      )}
      {claim.disputed && isOpen(claim) && (
        <Note>
          <b>Somebody else names the same number.</b> A reviewer compares both. Evidence helps: your certificate, or a letter of your
          council.
        </Note>
      )}
      {claim.warnings.length > 0 && isOpen(claim) && (
        <Note>
          <b>One look at your number, please.</b> {claim.warnings.join(' ')} If it is right as it stands, leave it.
        </Note>
      )}
      <ProofFacts proof={claim.proof} />
      {claim.proof.proof === 'institution_mail' && isOpen(claim) && !claim.mailConfirmed && (
        <Suspense>
          <ConfirmMail claim={claim} onConfirmed={readAgain} />
        </Suspense>
      )}
      <OwnClaimActs claim={claim} onAgain={onAgain} />
      {(isOpen(claim) || claim.evidence.length > 0) && <EvidenceList claim={claim} open={isOpen(claim)} />}
      <details className={styles.more}>
        <summary>History of this claim</summary>
        <History entries={claim.history} own />
      </details>
    </div>
  )
}

function Clock({ claim: { dueAt, position } }: { claim: MyClaim }) {
  const now = useNow()
  if (!dueAt) return <p className="ui">The clock stands still until you answer. Then we look at it within 48 hours.</p>
  const { late, words } = remaining(dueAt, now)
  return (
    <p className="ui" data-late={late || undefined}>
      {position !== null && (
        <>
          <b>{position === 1 ? 'You are next in the queue.' : `You are number ${position} in the queue.`}</b>{' '}
        </>
      )}
      <time dateTime={dueAt} title={inFull(dueAt)}>
        {words}
      </time>
      {late ? '. We are sorry: a reviewer takes the late ones first.' : ', as promised.'}
    </p>
  )
}

import { Suspense } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining, useNow } from '../../lib/deadline.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { ClaimHistory } from '../claim/ClaimHistory.tsx'
import { onDay, pausedWords } from '../claim/deadline.ts'
import { kindNames, proofNames, stateNames, UNREADABLE_CLAIM } from '../claim/labels.ts'
import { isOpen, stateTones } from '../claim/state.ts'
import { ProofFacts } from '../proof/ProofFacts.tsx'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'
import { EvidenceList } from './EvidenceList.tsx'
import { OwnClaimActions } from './OwnClaimActions.tsx'

const OrcidSignIn = part(() => import('./OrcidSignIn.tsx'))
const ConfirmEmail = part(() => import('../proof/ConfirmEmail.tsx'))

type OwnClaimProps = { claim: MyClaim; orcidSignIn: boolean; onAgain: (claim: MyClaim) => void }

/** One's own claim: its state, what the reviewer says, what can be done now. */
export function OwnClaim({ claim, orcidSignIn, onAgain }: OwnClaimProps) {
  const { invalidateVerification } = useClaimCache()
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Badge tone={stateTones[claim.state]}>{stateNames[claim.state]}</Badge>
        {claim.isAppeal && <Badge tone="line">Appeal</Badge>}
        <span className="meta">
          {kindNames[claim.kind]} · {proofNames[claim.proofKind]} · submitted {inFull(claim.submittedAt)}
        </span>
      </div>
      {isOpen(claim) && <Deadline claim={claim} />}
      {claim.decidedAt && (
        <p className="ui">
          Decided on {onDay(claim.decidedAt)}
          {claim.state === 'approved' && claim.expiresAt && `, valid until ${onDay(claim.expiresAt)}`}.
        </p>
      )}
      {claim.words && (
        <Note tone={claim.state === 'more_needed' ? 'plain' : 'danger'}>
          <b>{claim.state === 'more_needed' ? 'Question from the reviewer' : 'Message from the reviewer'}</b>
          <p className={styles.words}>{claim.words}</p>
        </Note>
      )}
      {claim.disputed && claim.state === 'approved' && (
        <Note>
          <b>Another member has submitted the same number or ID.</b> Your badge stays as it is. A reviewer will compare both claims. If
          there is something they should know, such as that your number is being misused, please tell them under Answer.
        </Note>
      )}
      {claim.disputed && isOpen(claim) && (
        <Note>
          <b>Another member has claimed the same number or ID.</b> A reviewer will compare both claims. Please add evidence, such as your
          certificate or a letter from your council.
        </Note>
      )}
      {claim.warnings.length > 0 && isOpen(claim) && (
        <Note>
          <b>Please check your number.</b> {claim.warnings.join(' ')} If it is correct, you need not change anything.
        </Note>
      )}
      {claim.proof ? <ProofFacts proof={claim.proof} councilName={claim.councilName} /> : <Note tone="danger">{UNREADABLE_CLAIM}</Note>}
      {claim.proofKind === 'orcid' && (isOpen(claim) || claim.state === 'approved') && (
        <Suspense>
          <OrcidSignIn claim={claim} offered={orcidSignIn} />
        </Suspense>
      )}
      {claim.state === 'unconfirmed' && (
        <Suspense>
          <ConfirmEmail claim={claim} onConfirmed={invalidateVerification} />
        </Suspense>
      )}
      <OwnClaimActions claim={claim} onAgain={onAgain} />
      {(isOpen(claim) || claim.evidence.length > 0) && <EvidenceList claim={claim} open={isOpen(claim)} />}
      <details className={styles.more}>
        <summary>History of this claim</summary>
        <ClaimHistory entries={claim.history} own />
      </details>
    </div>
  )
}

function Deadline({ claim: { state, dueAt, pausedHours, position } }: { claim: MyClaim }) {
  const now = useNow()
  if (state === 'unconfirmed')
    return (
      <p className="ui">
        <b>This claim is not in the queue yet.</b> Confirm your institution email with the code we sent. After that we will decide within 48
        hours.
      </p>
    )
  if (!dueAt)
    return (
      <p className="ui">
        <b>{pausedWords(pausedHours)}.</b> We are waiting for your answer. You keep your place in the queue: the clock goes on once you have
        answered.
      </p>
    )
  const { overdue, words } = remaining(dueAt, now)
  return (
    <p className="ui">
      {position !== null && (
        <>
          <b>{position === 1 ? 'You are next in the queue.' : `You are number ${position} in the queue.`}</b>{' '}
        </>
      )}
      <time dateTime={dueAt} title={inFull(dueAt)}>
        {words}
      </time>
      {overdue ? '. We are sorry. Reviewers take overdue claims first.' : '.'}
    </p>
  )
}

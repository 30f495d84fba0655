import { Suspense } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { PROMISE_HOURS } from '#contract/limits.ts'
import { inFull, onDay } from '../../lib/dates.ts'
import { remaining, useNow } from '../../lib/deadline.ts'
import { type Say, useLocale, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { part } from '../../ui/later.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { ClaimHistory } from '../claim/ClaimHistory.tsx'
import { pausedWords } from '../claim/deadline.ts'
import { warningWords } from '../claim/fact-words.ts'
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
  const say = useSay()
  const locale = useLocale()
  const { invalidateVerification } = useClaimCache()
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <Badge tone={stateTones[claim.state]}>{say(stateNames[claim.state])}</Badge>
        {claim.isAppeal && <Badge tone="line">{say('Appeal')}</Badge>}
        <span className="meta">
          {say(kindNames[claim.kind])} · {say(proofNames[claim.proofKind])} ·{' '}
          {say('submitted {when}', { when: inFull(claim.submittedAt, locale) })}
        </span>
      </div>
      {isOpen(claim) && <Deadline claim={claim} />}
      {claim.decidedAt && <p className="ui">{decidedWords(claim, claim.decidedAt, say, locale)}</p>}
      {claim.words && (
        <Note tone={claim.state === 'more_needed' ? 'plain' : 'danger'}>
          <b>{say(claim.state === 'more_needed' ? 'Question from the reviewer' : 'Message from the reviewer')}</b>
          <p className={styles.words} lang={writtenIn(claim.words)}>
            {claim.words}
          </p>
        </Note>
      )}
      <Warned claim={claim} />
      {claim.proof ? (
        <ProofFacts proof={claim.proof} councilName={claim.councilName} />
      ) : (
        <Note tone="danger">{say(UNREADABLE_CLAIM)}</Note>
      )}
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
        <summary>{say('History of this claim')}</summary>
        <ClaimHistory entries={claim.history} own />
      </details>
    </div>
  )
}

function decidedWords({ state, expiresAt }: MyClaim, decidedAt: string, say: Say, locale: string) {
  const day = onDay(decidedAt, locale)
  return state === 'approved' && expiresAt
    ? say('Decided on {day}, valid until {until}.', { day, until: onDay(expiresAt, locale) })
    : say('Decided on {day}.', { day })
}

/** What its member should know of a claim, or look at again. */
function Warned({ claim: { state, disputed, warnings } }: { claim: MyClaim }) {
  const say = useSay()
  const open = isOpen({ state })
  return (
    <>
      {disputed && state === 'approved' && (
        <Note>
          <b>{say('Another member has submitted the same number or ID.')}</b>{' '}
          {say(
            'Your badge stays as it is. A reviewer will compare both claims. If there is something they should know, such as that your number is being misused, please tell them under Answer.',
          )}
        </Note>
      )}
      {disputed && open && (
        <Note>
          <b>{say('Another member has claimed the same number or ID.')}</b>{' '}
          {say('A reviewer will compare both claims. Please add evidence, such as your certificate or a letter from your council.')}
        </Note>
      )}
      {warnings.length > 0 && open && (
        <Note>
          <b>{say('Please check your number.')}</b> {warnings.map((warning) => warningWords(warning, say)).join(' ')}{' '}
          {say('If it is correct, you need not change anything.')}
        </Note>
      )}
    </>
  )
}

function Deadline({ claim: { state, dueAt, pausedHours, position } }: { claim: MyClaim }) {
  const say = useSay()
  const locale = useLocale()
  const now = useNow()
  if (state === 'unconfirmed')
    return (
      <p className="ui">
        <b>{say('This claim is not in the queue yet.')}</b>{' '}
        {say('Confirm your institution email with the code we sent. After that we will decide within {hours} hours.', {
          hours: PROMISE_HOURS,
        })}
      </p>
    )
  if (!dueAt)
    return (
      <p className="ui">
        <b>{say('{words}.', { words: pausedWords(pausedHours, say) ?? '' })}</b>{' '}
        {say('We are waiting for your answer. You keep your place in the queue: the clock goes on once you have answered.')}
      </p>
    )
  const { overdue, words } = remaining(dueAt, now, say)
  return (
    <p className="ui">
      {position !== null && (
        <>
          <b>{position === 1 ? say('You are next in the queue.') : say('You are number {position} in the queue.', { position })}</b>{' '}
        </>
      )}
      <time dateTime={dueAt} title={inFull(dueAt, locale)}>
        {say('{words}.', { words })}
      </time>{' '}
      {overdue && say('We are sorry. Reviewers take overdue claims first.')}
    </p>
  )
}

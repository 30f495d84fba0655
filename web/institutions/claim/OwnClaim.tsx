import { Suspense, useState } from 'react'
import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'
import { api } from '../../lib/api/api.ts'
import { inFull, onDay } from '../../lib/dates.ts'
import { remaining, useNow } from '../../lib/deadline.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Note } from '../../ui/status/Note.tsx'
import room from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import { claimStates, claimTones, pageOf } from '../words.ts'
import { ClaimDocuments } from './ClaimDocuments.tsx'

const ConfirmMailbox = part(() => import('./ConfirmMailbox.tsx'))
const ConfirmDialog = part(async () => ({ default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog }))

/** One's own claim to run a page: where it stands, and what can be done now. */
export function OwnClaim({ claim }: { claim: OwnInstitutionClaim }) {
  const { id: claimId, institution, state, mailbox, mailConfirmed, position, contested, decidedAt, reason, submittedAt } = claim
  const [asking, setAsking] = useState(false)
  const withdraw = useAct(() => api.institutionClaims.withdraw({ claimId }))
  const isOpen = state === 'unfinished' || state === 'waiting'
  return (
    <Sheet
      bleed
      padded
      title={isOpen ? 'Your claim' : institution.name}
      aside={<Badge tone={claimTones[state]}>{claimStates[state]}</Badge>}
    >
      <div className={room.stack}>
        <p className="ui">
          {isOpen && (
            <>
              You ask to run the page of <Link to={pageOf(institution.id)}>{institution.name}</Link> as {position}.{' '}
            </>
          )}
          <span className="muted">{decidedAt ? `Decided on ${onDay(decidedAt)}.` : `Begun on ${inFull(submittedAt)}.`}</span>
        </p>
        <Standing claim={claim} />
        {contested && isOpen && (
          <Note>
            <b>Somebody runs this page already.</b> They are told that there is another claim, and not whose. A reviewer hears both sides
            and then decides.
          </Note>
        )}
        {reason && (
          <Note tone={state === 'rejected' ? 'danger' : 'plain'}>
            <b>The reviewer’s reason</b>
            <p className={room.words}>{reason}</p>
          </Note>
        )}
        {isOpen && mailbox && !mailConfirmed && (
          <Suspense>
            <ConfirmMailbox claim={claim} />
          </Suspense>
        )}
        {isOpen && <ClaimDocuments claim={claim} />}
        <div className={room.acts}>
          {isOpen && (
            <>
              <ButtonLink tone="outline" to={`${pageOf(institution.id)}&claim`}>
                Change what you said
              </ButtonLink>
              <Button tone="quiet" onClick={() => setAsking(true)}>
                Withdraw
              </Button>
            </>
          )}
          {state === 'approved' && (
            <ButtonLink tone="outline" to={pageOf(institution.id)}>
              Open the page
            </ButtonLink>
          )}
        </div>
      </div>
      <Suspense>
        {asking && (
          <ConfirmDialog
            title="Withdraw this claim?"
            confirm="Withdraw"
            busy={withdraw.isPending}
            onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          >
            No reviewer looks at it any more, and its documents are deleted. You can claim the page again later.
          </ConfirmDialog>
        )}
      </Suspense>
    </Sheet>
  )
}

function Standing({ claim: { state, mailbox, mailConfirmed, dueAt } }: { claim: OwnInstitutionClaim }) {
  const now = useNow()
  if (state === 'unfinished')
    return (
      <p className="ui">
        <b>No reviewer sees it yet.</b>{' '}
        {mailbox && !mailConfirmed ? 'It waits for the code from the email.' : 'It waits for the registration document.'} After that a
        reviewer decides within 48 hours.
      </p>
    )
  if (state !== 'waiting' || !dueAt) return null
  const { overdue, words } = remaining(dueAt, now)
  return (
    <p className="ui">
      <b>A reviewer decides.</b> {words}
      {overdue ? '. We are sorry. Reviewers take overdue claims first.' : '.'}
    </p>
  )
}

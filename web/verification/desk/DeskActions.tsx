import { Suspense, useState } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import { markWords } from '#contract/mark-words.ts'
import { api } from '../../lib/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { FactMark } from '../../ui/person/FactMark.tsx'
import { toast } from '../../ui/status/toast.ts'
import { MessageDialog } from '../claim/MessageDialog.tsx'
import { isOpen } from '../claim/state.ts'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'
import { useKeys } from './use-keys.ts'

const ApproveDialog = part(() => import('./ApproveDialog.tsx'))

const written = {
  note: {
    title: 'Note for reviewers',
    label: 'Note',
    hint: 'The member does not see it.',
    confirm: 'Save note',
    done: 'Note saved.',
  },
  ask: {
    title: 'Ask the member for information',
    label: 'Your question',
    hint: 'The member sees exactly what you write. The 48 hours are paused until they answer.',
    confirm: 'Send question',
    done: 'Question sent to the member.',
  },
  reject: {
    title: 'Reject this claim',
    label: 'The reason',
    hint: 'The member sees exactly what you write, and may appeal to another reviewer.',
    confirm: 'Reject',
    done: 'Claim rejected.',
  },
  revoke: {
    title: 'Revoke this badge',
    label: 'The reason',
    hint: 'The mark is barred at once, and the member’s posts carry a note until the same fact is proven again. They see your reason and may appeal.',
    confirm: 'Revoke',
    done: 'Badge revoked.',
  },
} as const
type Written = keyof typeof written

const calls = {
  note: api.verification.note,
  ask: api.verification.askMore,
  reject: api.verification.reject,
  revoke: api.verification.revoke,
} as const

/** Nobody opens evidence or decides before they have taken the claim. */
export function TakeClaim({ claim: { id: claimId, state, mayDecide, lockedBy } }: { claim: DeskClaim }) {
  const { busy, run } = useAction()
  const { cacheDeskClaim } = useClaimCache()
  if (!isOpen({ state }) || !mayDecide || lockedBy !== null) return null
  return (
    <div>
      <Button
        busy={busy === 'take'}
        onClick={() => run('take', () => api.verification.take({ claimId }).then(cacheDeskClaim), 'Assigned to you for 30 minutes.')}
      >
        Assign to me
      </Button>
    </div>
  )
}

/** What the face of the member will say, above the button that makes it so. */
const Outcome = ({ as }: { as: DeskClaim['provenAs'] }) => (
  <p className={styles.outcome}>
    <FactMark mark={{ as, state: 'holds' }} />
    <span>
      If you approve: <b>{markWords({ as, state: 'holds' })}</b>, checked today, for a year. Nothing else that the profile says is proven by
      it.
    </span>
  </p>
)

/** What a reviewer may do with a claim that they have taken, or with the badge that it became. */
export function DeskActions({ claim }: { claim: DeskClaim }) {
  const { busy, run } = useAction()
  const { cacheDeskClaim, invalidateVerification } = useClaimCache()
  const [shown, setShown] = useState<Written | 'approve'>()
  const claimId = claim.id
  const close = () => setShown(undefined)
  const mine = claim.lockedBy === 'me'
  const mayAct = mine && isOpen(claim)
  useKeys({
    a: mayAct ? () => setShown('approve') : undefined,
    m: mayAct ? () => setShown('ask') : undefined,
    r: mayAct ? () => setShown('reject') : undefined,
  })

  const send = async (act: Written, words: string) => {
    try {
      cacheDeskClaim(await calls[act]({ claimId, words }))
      toast.success(written[act].done)
    } finally {
      await invalidateVerification()
    }
  }

  return (
    <div className={styles.stack}>
      {mayAct && <Outcome as={claim.provenAs} />}
      <div className={styles.actions}>
        {mayAct && (
          <>
            <Button onClick={() => setShown('approve')}>Approve</Button>
            <Button tone="outline" onClick={() => setShown('ask')}>
              Ask for information
            </Button>
            <Button tone="danger" onClick={() => setShown('reject')}>
              Reject
            </Button>
            <Button
              tone="quiet"
              busy={busy === 'release'}
              onClick={() => run('release', () => api.verification.release({ claimId }).then(cacheDeskClaim), 'Returned to the queue.')}
            >
              Return to queue
            </Button>
          </>
        )}
        {!isOpen(claim) && claim.mayDecide && (
          <Button tone="danger" onClick={() => setShown('revoke')}>
            Revoke
          </Button>
        )}
        <Button tone="quiet" onClick={() => setShown('note')}>
          Add note
        </Button>
        {shown && shown !== 'approve' && (
          <MessageDialog
            {...written[shown]}
            tone={shown === 'reject' || shown === 'revoke' ? 'danger' : 'primary'}
            send={(words) => send(shown, words)}
            onClose={close}
          />
        )}
        <Suspense>{shown === 'approve' && <ApproveDialog claim={claim} onClose={close} />}</Suspense>
      </div>
    </div>
  )
}

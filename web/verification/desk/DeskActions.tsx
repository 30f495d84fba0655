import { Suspense, useState } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import { api } from '../../lib/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { toast } from '../../ui/status/toast.ts'
import { MessageDialog } from '../claim/MessageDialog.tsx'
import { isOpen } from '../claim/state.ts'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'

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
    hint: 'The verified badge is removed at once, and the member’s posts carry a note until the same fact is proven again. They see your reason and may appeal.',
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

/** What a reviewer may do with a claim now: first assign it to themselves, then decide. */
export function DeskActions({ claim }: { claim: DeskClaim }) {
  const { busy, run } = useAction()
  const { cacheDeskClaim, invalidateVerification } = useClaimCache()
  const [shown, setShown] = useState<Written | 'approve'>()
  const claimId = claim.id
  const close = () => setShown(undefined)
  const mine = claim.lockedBy === 'me'
  const mayTake = isOpen(claim) && claim.mayDecide && claim.lockedBy === null

  const send = async (act: Written, words: string) => {
    try {
      cacheDeskClaim(await calls[act]({ claimId, words }))
      toast.success(written[act].done)
    } finally {
      await invalidateVerification()
    }
  }

  return (
    <div className={styles.actions}>
      {mayTake && (
        <Button
          busy={busy === 'take'}
          onClick={() => run('take', () => api.verification.take({ claimId }).then(cacheDeskClaim), 'Assigned to you for 30 minutes.')}
        >
          Assign to me
        </Button>
      )}
      {mine && isOpen(claim) && (
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
  )
}

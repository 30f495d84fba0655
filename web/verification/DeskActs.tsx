import { lazy, Suspense, useState } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { isOpen } from './claim-state.ts'
import { keepDeskClaim, readAgain } from './queries.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'
import { WordsDialog } from './WordsDialog.tsx'

const ApproveDialog = lazy(() => import('./ApproveDialog.tsx'))

const written = {
  note: {
    title: 'Note for reviewers',
    label: 'Note',
    hint: 'The member does not see it.',
    confirm: 'Keep note',
    done: 'The note is kept.',
  },
  ask: {
    title: 'Ask the member for more',
    label: 'Your question',
    hint: 'The member reads it as it stands. The clock stops until they answer.',
    confirm: 'Ask',
    done: 'The member is asked.',
  },
  reject: {
    title: 'Reject this claim',
    label: 'The reason',
    hint: 'The member reads it as it stands, and may appeal to another reviewer.',
    confirm: 'Reject',
    done: 'The claim is rejected.',
  },
  revoke: {
    title: 'Revoke this badge',
    label: 'The reason',
    hint: 'The seal is gone at once, and what the member wrote carries a note. They read the reason and may appeal.',
    confirm: 'Revoke',
    done: 'The badge is revoked.',
  },
} as const
type Written = keyof typeof written

const calls = {
  note: api.verification.note,
  ask: api.verification.askMore,
  reject: api.verification.reject,
  revoke: api.verification.revoke,
} as const

/** What a reviewer may do with a claim as it stands: first take it, then decide. */
export function DeskActs({ claim }: { claim: DeskClaim }) {
  const { busy, run } = useAct()
  const [shown, setShown] = useState<Written | 'approve'>()
  const claimId = claim.id
  const close = () => setShown(undefined)
  const mine = claim.lockedBy === 'me'
  const mayTake = isOpen(claim) && claim.mayDecide && claim.lockedBy === null

  const send = async (act: Written, words: string) => {
    try {
      keepDeskClaim(await calls[act]({ claimId, words }))
      toast.success(written[act].done)
    } finally {
      await readAgain()
    }
  }

  return (
    <div className={styles.acts}>
      {mayTake && (
        <Button
          busy={busy === 'take'}
          onClick={() => run('take', () => api.verification.take({ claimId }).then(keepDeskClaim), 'It is yours for half an hour.')}
        >
          Take
        </Button>
      )}
      {mine && isOpen(claim) && (
        <>
          <Button onClick={() => setShown('approve')}>Approve</Button>
          <Button tone="outline" onClick={() => setShown('ask')}>
            Ask for more
          </Button>
          <Button tone="danger" onClick={() => setShown('reject')}>
            Reject
          </Button>
          <Button
            tone="quiet"
            busy={busy === 'release'}
            onClick={() => run('release', () => api.verification.release({ claimId }).then(keepDeskClaim), 'It is back in the queue.')}
          >
            Put back
          </Button>
        </>
      )}
      {claim.state === 'approved' && claim.mayDecide && (
        <Button tone="danger" onClick={() => setShown('revoke')}>
          Revoke
        </Button>
      )}
      <Button tone="quiet" onClick={() => setShown('note')}>
        Add note
      </Button>
      {shown && shown !== 'approve' && (
        <WordsDialog
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

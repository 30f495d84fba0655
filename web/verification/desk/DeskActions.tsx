import { Suspense, useState } from 'react'
import type { DeskClaim } from '#contract/claim.ts'
import { markWords } from '#contract/mark-words.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { FactMark } from '../../ui/person/FactMark.tsx'
import { toast } from '../../ui/status/toast.ts'
import { MessageDialog } from '../claim/MessageDialog.tsx'
import { isOpen } from '../claim/state.ts'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'
import { Key } from './KeyHints.tsx'
import { useKeys } from './use-keys.ts'
import { calls, dangerous, type Written, written } from './written.ts'

const ApproveDialog = part(() => import('./ApproveDialog.tsx'))

/** Nobody opens evidence or decides before they have taken the claim. */
export function TakeClaim({ claim: { id: claimId, state, mayDecide, lockedBy } }: { claim: DeskClaim }) {
  const { busy, run } = useAction()
  const { cacheDeskClaim } = useClaimCache()
  if (!isOpen({ state }) || !mayDecide || lockedBy !== null) return null
  return (
    <div>
      <Button
        busy={busy === 'take'}
        onClick={() => run('take', () => api.verification.take({ claimId }).then(cacheDeskClaim), say('Assigned to you for 30 minutes.'))}
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
      toast.success(written[act].done())
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
            <Button onClick={() => setShown('approve')}>
              Approve <Key>A</Key>
            </Button>
            <Button tone="outline" onClick={() => setShown('ask')}>
              Ask for information <Key>M</Key>
            </Button>
            <Button tone="danger" onClick={() => setShown('reject')}>
              Reject <Key>R</Key>
            </Button>
            <Button
              tone="quiet"
              busy={busy === 'release'}
              onClick={() =>
                run('release', () => api.verification.release({ claimId }).then(cacheDeskClaim), say('Returned to the queue.'))
              }
            >
              Return to queue
            </Button>
          </>
        )}
        {!isOpen(claim) && claim.mayDecide && !claim.recheck?.revocation?.byMe && (
          <Button tone="danger" onClick={() => setShown(claim.recheck?.revocation ? 'revoke' : 'askToRevoke')}>
            {claim.recheck?.revocation ? 'Confirm revocation' : 'Revoke'}
          </Button>
        )}
        {claim.recheck && claim.mayDecide && (
          <Button tone="outline" onClick={() => setShown('keep')}>
            Leave it as it is
          </Button>
        )}
        <Button tone="quiet" onClick={() => setShown('note')}>
          Add note
        </Button>
        {shown && shown !== 'approve' && (
          <MessageDialog
            {...written[shown]}
            tone={dangerous.has(shown) ? 'danger' : 'primary'}
            {...(shown === 'revoke' && { begin: claim.recheck?.revocation?.words })}
            send={(words) => send(shown, words)}
            onClose={close}
          />
        )}
        <Suspense>{shown === 'approve' && <ApproveDialog claim={claim} onClose={close} />}</Suspense>
      </div>
    </div>
  )
}

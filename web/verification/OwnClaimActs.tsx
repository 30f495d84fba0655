import { lazy, Suspense, useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { Button } from '../ui/Button.tsx'
import { isOpen } from './claim-state.ts'
import { saveReceipt } from './save-receipt.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'

const OwnClaimDialogs = lazy(() => import('./OwnClaimDialogs.tsx'))
type OwnDialog = 'answer' | 'appeal' | 'withdraw'

/** What a member can do with a claim as it stands. */
export function OwnClaimActs({ claim, onAgain }: { claim: MyClaim; onAgain: (claim: MyClaim) => void }) {
  const [shown, setShown] = useState<OwnDialog>()
  const { busy, run } = useAct()
  const claimId = claim.id
  const open = isOpen(claim)
  const decided = claim.decidedAt !== null

  return (
    <div className={styles.acts}>
      {claim.state === 'more_needed' && <Button onClick={() => setShown('answer')}>Answer</Button>}
      {claim.canAppeal && <Button onClick={() => setShown('appeal')}>Appeal</Button>}
      {open && (
        <Button tone="outline" onClick={() => onAgain(claim)}>
          Hand in again
        </Button>
      )}
      {decided && (
        <Button
          tone="outline"
          busy={busy === 'receipt'}
          onClick={() => run('receipt', () => saveReceipt(claimId), 'The receipt is saved.')}
        >
          Download receipt
        </Button>
      )}
      {open && (
        <Button tone="quiet" onClick={() => setShown('withdraw')}>
          Take back
        </Button>
      )}
      <Suspense>{shown && <OwnClaimDialogs claim={claim} shown={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </div>
  )
}

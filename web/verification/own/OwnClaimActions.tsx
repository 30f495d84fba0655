import { Suspense, useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { isOpen } from '../claim/state.ts'
import { useAction } from '../claim/use-action.ts'
import styles from '../Verification.module.css'

const OwnClaimDialogs = part(() => import('./OwnClaimDialogs.tsx'))
type OwnDialog = 'answer' | 'appeal' | 'withdraw'

/** What a member can do with a claim now. */
export function OwnClaimActions({ claim, onAgain }: { claim: MyClaim; onAgain: (claim: MyClaim) => void }) {
  const say = useSay()
  const [shown, setShown] = useState<OwnDialog>()
  const { busy, run } = useAction()
  const claimId = claim.id
  const open = isOpen(claim)
  const decided = claim.decidedAt !== null

  return (
    <div className={styles.actions}>
      {(claim.state === 'more_needed' || (claim.state === 'approved' && claim.disputed)) && (
        <Button onClick={() => setShown('answer')}>{say('Answer')}</Button>
      )}
      {claim.canAppeal && <Button onClick={() => setShown('appeal')}>{say('Appeal')}</Button>}
      {open && (
        <Button tone="outline" onClick={() => onAgain(claim)}>
          {say('Submit again')}
        </Button>
      )}
      {decided && (
        <Button
          tone="outline"
          busy={busy === 'receipt'}
          onClick={() => run('receipt', () => saveReceipt(claimId), sayToReader('The receipt is saved.'))}
        >
          {say('Download receipt')}
        </Button>
      )}
      {open && (
        <Button tone="quiet" onClick={() => setShown('withdraw')}>
          {say('Withdraw')}
        </Button>
      )}
      <Suspense>{shown && <OwnClaimDialogs claim={claim} shown={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </div>
  )
}

/** Saves the signed receipt of a decision as a file that anybody can check with the key inside. */
async function saveReceipt(claimId: Id) {
  const receipt = await api.verification.receipt({ claimId })
  const url = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `wardmates-receipt-${claimId}.json`
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

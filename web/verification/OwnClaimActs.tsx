import { useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { isOpen } from './claim-state.ts'
import { readAgain } from './queries.ts'
import { saveReceipt } from './save-receipt.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'
import { WordsDialog } from './WordsDialog.tsx'

/** What a member can do with a claim as it stands. */
export function OwnClaimActs({ claim, onAgain }: { claim: MyClaim; onAgain: (claim: MyClaim) => void }) {
  const [shown, setShown] = useState<'answer' | 'appeal' | 'withdraw'>()
  const { busy, run } = useAct()
  const claimId = claim.id
  const close = () => setShown(undefined)
  const open = isOpen(claim)
  const decided = claim.decidedAt !== null

  const tell = async (call: Promise<unknown>, done: string) => {
    await call
    toast.success(done)
    await readAgain()
  }

  return (
    <div className={styles.acts}>
      {claim.state === 'more_needed' && <Button onClick={() => setShown('answer')}>Answer</Button>}
      {claim.canAppeal && <Button onClick={() => setShown('appeal')}>Appeal</Button>}
      {(open || claim.state === 'rejected' || claim.state === 'expired') && (
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
      {shown === 'answer' && (
        <WordsDialog
          title="Answer the reviewer"
          label="Your answer"
          confirm="Send answer"
          send={(words) => tell(api.verification.answer({ claimId, words }), 'Your answer is with the reviewer.')}
          onClose={close}
        >
          <p className={styles.words}>{claim.words}</p>
        </WordsDialog>
      )}
      {shown === 'appeal' && (
        <WordsDialog
          title="Appeal to another reviewer"
          label="Why the decision should be another"
          hint="Somebody who did not decide before looks at the same claim and its evidence. You can appeal once."
          confirm="Appeal"
          send={(words) => tell(api.verification.appeal({ claimId, words }), 'Your appeal is with another reviewer.')}
          onClose={close}
        />
      )}
      {shown === 'withdraw' && (
        <ConfirmDialog
          title="Take this claim back?"
          confirm="Take back"
          busy={busy === 'withdraw'}
          onClose={close}
          onConfirm={async () => {
            await run('withdraw', () => api.verification.withdraw({ claimId }), 'Your claim is taken back.')
            close()
          }}
        >
          It leaves the queue and its evidence is deleted. You can hand in a new one whenever you like.
        </ConfirmDialog>
      )}
    </div>
  )
}

import type { MyClaim } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { readAgain } from './queries.ts'
import { useAct } from './use-act.ts'
import styles from './Verification.module.css'
import { WordsDialog } from './WordsDialog.tsx'

type OwnClaimDialogsProps = { claim: MyClaim; shown: 'answer' | 'appeal' | 'withdraw'; onClose: () => void }

/** Where a member writes to the reviewer, appeals, or takes a claim back. */
export default function OwnClaimDialogs({ claim, shown, onClose: close }: OwnClaimDialogsProps) {
  const { busy, run } = useAct()
  const claimId = claim.id

  const tell = async (call: Promise<unknown>, done: string) => {
    await call
    toast.success(done)
    await readAgain()
  }

  return (
    <>
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
    </>
  )
}

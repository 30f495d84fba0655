import type { MyClaim } from '#contract/claim.ts'
import { api } from '../../lib/api/api.ts'
import { type Said, say as sayToReader, useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { toast } from '../../ui/status/toast.ts'
import { MessageDialog } from '../claim/MessageDialog.tsx'
import { useAction } from '../claim/use-action.ts'
import { useClaimCache } from '../queries.ts'
import styles from '../Verification.module.css'

type OwnClaimDialogsProps = { claim: MyClaim; shown: 'answer' | 'appeal' | 'withdraw'; onClose: () => void }

/** Where a member writes to the reviewer, appeals, or withdraws a claim. */
export default function OwnClaimDialogs({ claim, shown, onClose: close }: OwnClaimDialogsProps) {
  const say = useSay()
  const { busy, run } = useAction()
  const { invalidateVerification } = useClaimCache()
  const claimId = claim.id

  const send = async (call: Promise<unknown>, done: Said) => {
    await call
    toast.success(done)
    await invalidateVerification()
  }

  return (
    <>
      {shown === 'answer' && (
        <MessageDialog
          title={say('Answer the reviewer')}
          label={say('Your answer')}
          confirm={say('Send answer')}
          send={(words) => send(api.verification.answer({ claimId, words }), sayToReader('Answer sent to the reviewer.'))}
          onClose={close}
        >
          {claim.words && (
            <p className={styles.words} lang={writtenIn(claim.words)}>
              {claim.words}
            </p>
          )}
        </MessageDialog>
      )}
      {shown === 'appeal' && (
        <MessageDialog
          title={say('Appeal to another reviewer')}
          label={say('Why should the decision be changed?')}
          hint={say('A different reviewer looks at the same claim and evidence. You can appeal once.')}
          confirm={say('Appeal')}
          send={(words) => send(api.verification.appeal({ claimId, words }), sayToReader('Appeal sent to another reviewer.'))}
          onClose={close}
        />
      )}
      {shown === 'withdraw' && (
        <ConfirmDialog
          title={say('Withdraw this claim?')}
          confirm={say('Withdraw')}
          busy={busy === 'withdraw'}
          onClose={close}
          onConfirm={async () => {
            await run('withdraw', () => api.verification.withdraw({ claimId }), sayToReader('Claim withdrawn.'))
            close()
          }}
        >
          {say('It is removed from the queue and its evidence is deleted. You can submit a new claim at any time.')}
        </ConfirmDialog>
      )}
    </>
  )
}

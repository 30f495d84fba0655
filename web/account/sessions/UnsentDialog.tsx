import type { Id } from '#contract/page.ts'
import { formatCount } from '../../lib/count.ts'
import { useSay } from '../../lib/language/say.ts'
import { forgetUnsent } from '../../lib/unsent.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'

type UnsentDialogProps = {
  memberId: Id
  /** How much it is. */
  count: number
  /** Signs out. */
  onLeave: () => void
  onClose: () => void
}

/** Asks whoever signs out what becomes of what they have written here and not sent. */
export default function UnsentDialog({ memberId, count, onLeave, onClose }: UnsentDialogProps) {
  const say = useSay()
  const forget = async () => {
    await forgetUnsent(memberId)
    onLeave()
  }
  return (
    <Dialog
      title={say('Not everything is sent')}
      size="narrow"
      onClose={onClose}
      footer={
        <>
          <Button tone="danger" onClick={() => void forget()}>
            {say('Delete it and sign out')}
          </Button>
          <Button onClick={onLeave}>{say('Keep it and sign out')}</Button>
        </>
      }
    >
      <p>{say('What you have written here and not sent, drafts included: {count}.', { count: formatCount(count) })}</p>
      <p>{say('Kept, it lies in this browser, not encrypted, until you sign in here again. On a computer that others use, delete it.')}</p>
      <p>{say('Where somebody else signs in here, what waits to be sent is deleted after 30 days, and you are told when you are back.')}</p>
    </Dialog>
  )
}

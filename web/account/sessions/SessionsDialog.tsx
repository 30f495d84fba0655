import { useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { withData } from '../../lib/query/Data.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SessionList } from './SessionList.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Every device that an account is signed in on, and the way out of each. */
function SessionsDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [leaving, setLeaving] = useState(false)

  return (
    <Dialog
      title={say('Where you are signed in')}
      size="narrow"
      onClose={onClose}
      footer={
        <Button tone="outline" onClick={() => setLeaving(true)}>
          {say('Sign out everywhere')}
        </Button>
      }
    >
      <p className="ui muted">{say('If you do not recognise a device or no longer use it, sign it out and change your password.')}</p>
      <SessionList />
      {leaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </Dialog>
  )
}

export default withData(SessionsDialog)

import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { forgetSession } from '../../lib/session.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { useLeave } from './use-leave.ts'

async function end() {
  const { message } = await api.account.signOutEverywhere()
  forgetSession()
  return sayToReader(message)
}

/** Asks before every session of the account ends, this one included. */
export function SignOutEverywhere({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { leaving, leave } = useLeave({ end, to: '/login' })
  const [failed, setFailed] = useState<string>()

  const confirm = () => {
    setFailed(undefined)
    leave().catch((error) => setFailed(wordsOf(error)))
  }

  return (
    <ConfirmDialog
      title={say('Sign out everywhere?')}
      confirm={say('Sign out everywhere')}
      busy={leaving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{say('You will be signed out on every device, including this one. You will need your password to sign in again.')}</p>
      {failed && (
        <Note tone="danger" role="alert">
          {failed}
        </Note>
      )}
    </ConfirmDialog>
  )
}

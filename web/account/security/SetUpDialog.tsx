import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { type AppKey, ScanDialog } from './ScanDialog.tsx'

/** Sets an authenticator app up, or moves to another phone: who it is, the key and its first code, and the codes for the day it is lost. */
export function SetUpDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const say = useSay()
  const [appKey, setAppKey] = useState<AppKey>()
  const [codes, setCodes] = useState<string[]>()
  const isMove = factor.app !== null
  const title = say(isMove ? 'Move the authenticator app' : 'Set up an authenticator app')

  const done = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    toast.success(sayToReader(isMove ? 'The new phone is ready.' : 'The authenticator app is on.'))
    if (recoveryCodes.length === 0) return onClose()
    setCodes(recoveryCodes)
  }

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (appKey) return <ScanDialog title={title} appKey={appKey} isMove={isMove} onDone={done} onClose={onClose} />
  return (
    <IdentityDialog
      title={title}
      submitLabel={say('Continue')}
      factor={factor}
      change={(shown) => api.secondFactor.beginApp(shown)}
      onDone={setAppKey}
      onClose={onClose}
    >
      <p>
        {say(
          isMove
            ? 'First we make sure that it is you. If you no longer have the old phone, use a recovery code.'
            : 'An app on your phone, such as Google Authenticator, Aegis or 1Password, shows a new code every 30 seconds. You enter it after your password.',
        )}
      </p>
    </IdentityDialog>
  )
}

import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { toast } from '../../ui/status/toast.ts'
import { newPasswordFaults } from '../form/form-rules.ts'
import { IdentityDialog } from './IdentityDialog.tsx'

/** The new password, and who it is. */
export function ChangePasswordDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const say = useSay()
  const [password, setPassword] = useState('')
  const [wasLeft, setWasLeft] = useState(false)
  const fault = newPasswordFaults({ password }).password

  return (
    <IdentityDialog
      title={say(factor.asksPassword ? 'Change your password' : 'Set a password')}
      submitLabel={say(factor.asksPassword ? 'Change password' : 'Set password')}
      isReady={fault === undefined}
      factor={factor}
      change={(shown) => api.passwordChange.change({ newPassword: password, ...shown })}
      onDone={({ message }) => {
        toast.success(sayToReader(message))
        onClose()
      }}
      onClose={onClose}
    >
      <p>{say('You stay signed in here and are signed out on all other devices.')}</p>
      <PasswordField
        label={say('New password')}
        name="newPassword"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        onBlur={() => setWasLeft(password !== '')}
        {...(wasLeft && fault && { error: fault })}
      />
    </IdentityDialog>
  )
}

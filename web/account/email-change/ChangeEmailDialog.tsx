import { useState } from 'react'
import { EMAIL_RETURN_DAYS } from '#contract/limits.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { Field } from '../../ui/form/Field.tsx'
import { toast } from '../../ui/status/toast.ts'
import { resetFaults } from '../form/form-rules.ts'
import { IdentityDialog } from '../security/IdentityDialog.tsx'

/** Where to, and who it is. */
export function ChangeEmailDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const say = useSay()
  const [email, setEmail] = useState('')

  return (
    <IdentityDialog
      title={say('Change your email address')}
      submitLabel={say('Send the link')}
      isReady={resetFaults({ email }).email === undefined}
      factor={factor}
      change={(shown) => api.emailChange.ask({ email, ...shown })}
      onDone={({ message }) => {
        toast.success(sayToReader(message))
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        {say(
          'We send a link to the new address. Once you open it your account moves there and you are signed out on all other devices. For {days} days the address of now can take the account back.',
          { days: EMAIL_RETURN_DAYS },
        )}
      </p>
      <Field
        label={say('New email address')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </IdentityDialog>
  )
}

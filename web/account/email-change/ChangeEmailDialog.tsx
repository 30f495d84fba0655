import { useState } from 'react'
import { EMAIL_RETURN_DAYS } from '#contract/limits.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { Field } from '../../ui/form/Field.tsx'
import { toast } from '../../ui/status/toast.ts'
import { resetFaults } from '../form/form-rules.ts'
import { IdentityDialog } from '../security/IdentityDialog.tsx'

/** Where to, and who it is. */
export function ChangeEmailDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const [email, setEmail] = useState('')

  return (
    <IdentityDialog
      title="Change your email address"
      submitLabel="Send the link"
      isReady={resetFaults({ email }).email === undefined}
      factor={factor}
      change={(shown) => api.emailChange.ask({ email, ...shown })}
      onDone={({ message }) => {
        toast.success(say(message))
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        We send a link to the new address. Once you open it your account moves there and you are signed out on all other devices. For{' '}
        {EMAIL_RETURN_DAYS} days the address of now can take the account back.
      </p>
      <Field
        label="New email address"
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

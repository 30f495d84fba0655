import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { forgetSession } from '../../lib/session.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { toast } from '../../ui/status/toast.ts'
import { AccountForm } from '../form/AccountForm.tsx'
import { newPasswordFaults } from '../form/form-rules.ts'
import { SUCCESS_MS } from '../form/use-account-form.ts'
import { REDIRECT_MS } from '../form/use-signed-in.ts'
import { isDead } from './dead-link.ts'

/** Sets the new password with the link's token, and leads to the sign-in, because every session has ended. */
export function NewPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate()

  return (
    <AccountForm<{ message: string }>
      act="Set new password"
      doing="Setting the password"
      check={newPasswordFaults}
      send={(server, typed) => server.setPassword(token, typed)}
      failed={(refusal, failure) => {
        if (!isDead(failure)) return refusal ?? say('The password could not be set')
        onDead()
        return undefined
      }}
      entered={({ message }) => {
        forgetSession()
        toast.success(say(message), { duration: SUCCESS_MS })
        setTimeout(() => navigate('/login', { replace: true }), REDIRECT_MS)
      }}
      fields={(faults) => (
        <PasswordField
          label={say('New password')}
          name="password"
          autoComplete="new-password"
          required
          {...(faults.password && { error: faults.password })}
        />
      )}
    />
  )
}

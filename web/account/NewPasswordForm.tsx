import { useNavigate } from 'react-router'
import { forgetSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { toast } from '../ui/toast.ts'
import { REDIRECT_MS } from './arrival.ts'
import styles from './Entrance.module.css'
import { SUCCESS_MS, useEntry } from './entry.ts'
import { newPasswordFaults } from './form-rules.ts'

/** Sets the new password with the link's token, and leads to the sign-in, because every session has ended. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { faults, submitting, progress, form } = useEntry<{ message: string }>({
    check: newPasswordFaults,
    send: (server, typed) => server.setPassword(token, typed),
    failed: (refusal) => refusal ?? 'The password could not be set',
    entered: ({ message }) => {
      forgetSession()
      toast.success(message, { duration: SUCCESS_MS })
      setTimeout(() => navigate('/login', { replace: true }), REDIRECT_MS)
    },
  })

  return (
    <form className={styles.form} {...form}>
      <ProgressBar value={progress} label="Setting the password" />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        {...(faults.password && { error: faults.password })}
      />
      <Button type="submit" block className={styles.wayIn} busy={submitting}>
        {submitting ? 'Setting the password...' : 'Set new password'}
      </Button>
    </form>
  )
}

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
import type { Failure } from './send.ts'

/** A link that was used, has expired or was cut short on its way out of the letter. */
const isDead = ({ code, issues }: Failure) => code === 'LINK_EXPIRED' || issues.some(({ path }) => path === 'token')

/** Sets the new password with the link's token, and leads to the sign-in, because every session has ended. */
export function NewPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate()
  const { faults, submitting, progress, form } = useEntry<{ message: string }>({
    check: newPasswordFaults,
    send: (server, typed) => server.setPassword(token, typed),
    failed: (refusal, failure) => {
      if (!isDead(failure)) return refusal ?? 'The password could not be set'
      onDead()
      return undefined
    },
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

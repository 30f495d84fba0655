import type { SignedIn } from '#contract/account.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { toast } from '../ui/toast.ts'
import styles from './Entrance.module.css'
import { SUCCESS_MS, useEntry } from './entry.ts'
import { failureWords, signInFaults } from './form-rules.ts'
import { GoogleButton } from './GoogleButton.tsx'

/** Email, password, or Google. */
export function LoginForm({ arrive }: { arrive: (answer: SignedIn) => void }) {
  const { faults, submitting, progress, form } = useEntry<SignedIn>({
    check: signInFaults,
    send: (server, typed) => server.signIn(typed),
    failed: (refusal) => failureWords('login', refusal),
    entered: (answer) => {
      toast.success('Login successful!', { duration: SUCCESS_MS })
      arrive(answer)
    },
  })

  return (
    <form className={styles.form} {...form}>
      <ProgressBar value={progress} label="Signing in" />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder="you@hospital.in"
        {...(faults.email && { error: faults.email })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        {...(faults.password && { error: faults.password })}
      />
      <Button type="submit" block className={styles.wayIn} busy={submitting}>
        {submitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className={styles.or}>or</p>
      <GoogleButton onSignedIn={arrive}>Continue with Google</GoogleButton>
    </form>
  )
}

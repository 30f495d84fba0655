import type { SignedIn } from '#contract/account.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { toast } from '../ui/toast.ts'
import styles from './Entrance.module.css'
import { SUCCESS_MS, useEntry } from './entry.ts'
import { failureWords, signUpFaults } from './form-rules.ts'
import { GoogleButton } from './GoogleButton.tsx'

/** Full name, email and a password, or Google. */
export function RegisterForm({ arrive }: { arrive: (answer: SignedIn) => void }) {
  const { faults, submitting, progress, form } = useEntry<SignedIn>({
    check: signUpFaults,
    send: (server, typed) => server.signUp(typed),
    failed: (refusal) => failureWords('register', refusal),
    entered: (answer) => {
      toast.success('Account created successfully!', { duration: SUCCESS_MS })
      arrive(answer)
    },
  })

  return (
    <form className={styles.form} {...form}>
      <ProgressBar value={progress} label="Creating account" />
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        required
        placeholder="As on your registration certificate"
        {...(faults.name && { error: faults.name })}
      />
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
        autoComplete="new-password"
        required
        {...(faults.password && { error: faults.password })}
      />
      <Button type="submit" block className={styles.wayIn} busy={submitting}>
        {submitting ? 'Creating account...' : 'Sign Up'}
      </Button>
      <p className={styles.or}>or</p>
      <GoogleButton onSignedIn={arrive}>Sign up with Google</GoogleButton>
    </form>
  )
}

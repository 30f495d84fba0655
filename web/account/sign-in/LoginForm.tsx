import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { toast } from '../../ui/status/toast.ts'
import { AccountForm, EmailField } from '../form/AccountForm.tsx'
import styles from '../form/AuthPage.module.css'
import { failureWords, signInFaults } from '../form/form-rules.ts'
import { useSecondStep } from '../form/second-step.ts'
import { SUCCESS_MS } from '../form/use-account-form.ts'
import { GoogleButton } from '../google/GoogleButton.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

/** Email, password, or Google. */
export function LoginForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const toSecondStep = useSecondStep()
  return (
    <AccountForm<SignedIn>
      act="Sign In"
      doing="Signing in"
      check={signInFaults}
      send={(server, typed) => server.signIn(typed)}
      failed={(refusal, { code }) => {
        if (code !== 'SECOND_FACTOR') return failureWords('login', refusal)
        toSecondStep()
        return undefined
      }}
      entered={(answer) => {
        toast.success(say('Login successful!'), { duration: SUCCESS_MS })
        onSignedIn(answer)
      }}
      fields={(faults) => (
        <>
          <EmailField faults={faults} />
          <PasswordField
            label={say('Password')}
            name="password"
            autoComplete="current-password"
            required
            {...(faults.password && { error: faults.password })}
          />
        </>
      )}
    >
      <p className={styles.or}>{say('or')}</p>
      <GoogleButton onSignedIn={onSignedIn}>{say('Continue with Google')}</GoogleButton>
      <PasskeyButton onSignedIn={onSignedIn} />
    </AccountForm>
  )
}

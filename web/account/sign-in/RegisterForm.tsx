import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { toast } from '../../ui/status/toast.ts'
import { AccountForm, EmailField } from '../form/AccountForm.tsx'
import styles from '../form/AuthPage.module.css'
import { failureWords, signUpFaults } from '../form/form-rules.ts'
import { SUCCESS_MS } from '../form/use-account-form.ts'
import { GoogleButton } from '../google/GoogleButton.tsx'

/** Full name, email and a password, or Google. */
export const RegisterForm = ({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) => (
  <AccountForm<SignedIn>
    act="Sign Up"
    doing="Creating account"
    check={signUpFaults}
    send={(server, typed) => server.signUp(typed)}
    failed={(refusal) => failureWords('register', refusal)}
    entered={(answer) => {
      toast.success(say('Account created successfully!'), { duration: SUCCESS_MS })
      onSignedIn(answer)
    }}
    fields={(faults) => (
      <>
        <Field
          label={say('Full name')}
          name="name"
          autoComplete="name"
          required
          placeholder={say('As on your registration certificate')}
          {...(faults.name && { error: faults.name })}
        />
        <EmailField faults={faults} />
        <PasswordField
          label={say('Password')}
          name="password"
          autoComplete="new-password"
          required
          {...(faults.password && { error: faults.password })}
        />
      </>
    )}
  >
    <p className={styles.or}>{say('or')}</p>
    <GoogleButton onSignedIn={onSignedIn}>{say('Sign up with Google')}</GoogleButton>
  </AccountForm>
)

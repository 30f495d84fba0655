import { useState } from 'react'
import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { toast } from '../../ui/status/toast.ts'
import { AccountForm } from '../form/AccountForm.tsx'
import { codeFaults, failureWords } from '../form/form-rules.ts'
import { SUCCESS_MS } from '../form/use-account-form.ts'
import { PasskeyButton } from './PasskeyButton.tsx'

/** The code of the authenticator app after the password, or one of the codes on paper. */
export function SecondStepForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const navigate = useNavigate()
  const [onPaper, setOnPaper] = useState(false)
  const typing = onPaper
    ? ({ label: say('Recovery code'), autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const)
    : ({ label: say('6-digit code'), autoComplete: 'one-time-code', inputMode: 'numeric' } as const)

  return (
    <AccountForm<SignedIn>
      act="Continue"
      doing="Checking the code"
      check={codeFaults}
      send={(server, typed) => server.finishSignIn(typed)}
      failed={(refusal, { code }) => {
        if (code === 'SIGN_IN_EXPIRED') navigate('/login', { replace: true })
        return failureWords('login', refusal)
      }}
      entered={(answer) => {
        toast.success(say('Login successful!'), { duration: SUCCESS_MS })
        onSignedIn(answer)
      }}
      fields={(faults) => (
        <Field key={typing.autoComplete} name="code" required maxLength={40} {...typing} {...(faults.code && { error: faults.code })} />
      )}
    >
      <PasskeyButton onSignedIn={onSignedIn} />
      <Button tone="quiet" block onClick={() => setOnPaper(!onPaper)}>
        {onPaper ? say('Use my authenticator app') : say('Use a recovery code')}
      </Button>
    </AccountForm>
  )
}

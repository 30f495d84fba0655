import { type ReactNode, useState } from 'react'
import type { PasskeyAnswer, SecondFactor } from '#contract/second-factor.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ConfirmField } from '../confirm/ConfirmField.tsx'
import { answerWithPasskey } from '../passkey/passkey.ts'

/** What a member shows before something grave is done. */
export type Shown = { password: string | undefined; code: string | undefined; passkey: PasskeyAnswer | undefined }

type Identity = {
  /** Something that is asked for has not been entered. */
  isMissing: boolean
  /** There is something to type. */
  writing: boolean
  /** What was entered; where it is asked for, the device asks for a passkey now. */
  show: () => Promise<Shown>
  /** Draws what is asked for; Enter in it does what the dialog's button does. */
  fields: (onSubmit: () => void) => ReactNode
}

/** Asks for the password, and where a factor is set up for a code or a passkey. */
export function useIdentity({ app, passkeys, asksPassword }: SecondFactor): Identity {
  const say = useSay()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [byCode, setByCode] = useState(app !== null)
  const asksCode = byCode && (app !== null || passkeys.length > 0)
  const asksPasskey = !byCode && passkeys.length > 0

  return {
    isMissing: (asksPassword && password === '') || (asksCode && code.trim() === ''),
    writing: asksPassword || asksCode,
    show: async () => ({
      password: asksPassword ? password : undefined,
      code: asksCode ? code : undefined,
      passkey: asksPasskey ? await answerWithPasskey() : undefined,
    }),
    fields: (onSubmit) => (
      <>
        <ConfirmField asksPassword={asksPassword} password={password} onChange={setPassword} onSubmit={onSubmit}>
          {asksCode && (
            <Field
              label={say(app ? 'Code from your authenticator app' : 'Recovery code')}
              {...(app && { hint: say('Or one of your recovery codes.') })}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
          {asksPasskey && <p className="meta">{say('Then your device asks for your passkey.')}</p>}
          {/* Enter submits a form of two fields only where it has a button. */}
          <button type="submit" hidden />
        </ConfirmField>
        {passkeys.length > 0 && (
          <Button tone="quiet" onClick={() => setByCode(!byCode)}>
            {say(byCode ? 'Use a passkey instead' : app ? 'Use a code instead' : 'Use a recovery code instead')}
          </Button>
        )}
      </>
    ),
  }
}

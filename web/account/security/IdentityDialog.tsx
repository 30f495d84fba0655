import { type ReactNode, useState } from 'react'
import type { PasskeyAnswer, SecondFactor } from '#contract/second-factor.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ConfirmField } from '../confirm/ConfirmField.tsx'
import { answerWithPasskey, passkeyWords } from '../passkey/passkey.ts'
import { useChange } from './queries.ts'

/** What a member shows before what they have set up is changed. */
type Shown = { password: string | undefined; code: string | undefined; passkey: PasskeyAnswer | undefined }

type IdentityDialogProps<Answer> = {
  title: string
  submitLabel: string
  danger?: boolean
  factor: SecondFactor
  change: (shown: Shown) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
  children: ReactNode
}

/** Asks for the password, and where a factor is set up for a code or a passkey, before something is changed that keeps others out. */
export function IdentityDialog<Answer>({ factor, change, onDone, danger, children, ...dialog }: IdentityDialogProps<Answer>) {
  const { app, passkeys, asksPassword } = factor
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [byCode, setByCode] = useState(app !== null)
  const asksCode = byCode && (app !== null || passkeys.length > 0)
  const asksPasskey = !byCode && passkeys.length > 0
  const isMissing = (asksPassword && password === '') || (asksCode && code.trim() === '')

  const changing = useChange(async () =>
    change({
      password: asksPassword ? password : undefined,
      code: asksCode ? code : undefined,
      passkey: asksPasskey ? await answerWithPasskey() : undefined,
    }),
  )
  const submit = () => {
    if (!isMissing && !changing.isPending) changing.mutate(undefined, { onSuccess: onDone })
  }

  return (
    <FormDialog
      {...dialog}
      size="narrow"
      {...(danger && { danger })}
      busy={changing.isPending}
      disabled={isMissing}
      writing={asksPassword || asksCode}
      changed={false}
      error={changing.error ? passkeyWords(changing.error) : undefined}
      onSubmit={submit}
    >
      {children}
      <ConfirmField asksPassword={asksPassword} password={password} onChange={setPassword} onSubmit={submit}>
        {asksCode && (
          <Field
            label={app ? 'Code from your authenticator app' : 'Recovery code'}
            {...(app && { hint: 'Or one of your recovery codes.' })}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        {asksPasskey && <p className="meta">Then your device asks for your passkey.</p>}
        {/* Enter submits a form of two fields only where it has a button. */}
        <button type="submit" hidden />
      </ConfirmField>
      {passkeys.length > 0 && (
        <Button tone="quiet" onClick={() => setByCode(!byCode)}>
          {byCode ? 'Use a passkey instead' : app ? 'Use a code instead' : 'Use a recovery code instead'}
        </Button>
      )}
    </FormDialog>
  )
}

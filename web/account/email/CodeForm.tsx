import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import styles from './CodeForm.module.css'
import type { useCode } from './use-code.ts'

type CodeFormProps = {
  label: string
  state: Pick<ReturnType<typeof useCode>, 'code' | 'setCode' | 'error' | 'busy'>
  fieldLabel: string
  confirmLabel: string
  againLabel: string
  onConfirm: () => void
  onAgain: () => void
  /** Where the code was sent. */
  children: ReactNode
}

/** What leads to the code by an anchor: a page asks for one code at a time. */
const CODE = 'code'

/** Asks for the code of an email, and sends another one. */
export function CodeForm({ label, state, fieldLabel, confirmLabel, againLabel, onConfirm, onAgain, children }: CodeFormProps) {
  const { code, setCode, error, busy } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={submit}>
      <p>{children}</p>
      <Field
        id={CODE}
        label={fieldLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        {...(error && { error })}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="outline" busy={busy === 'confirm'}>
          {confirmLabel}
        </Button>
        <Button tone="quiet" busy={busy === 'again'} onClick={onAgain}>
          {againLabel}
        </Button>
      </div>
    </form>
  )
}

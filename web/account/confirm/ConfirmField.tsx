import type { ReactNode } from 'react'
import { FRESH_SIGN_IN_MINUTES } from '#contract/limits.ts'
import { useSay } from '../../lib/language/say.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import styles from './ConfirmField.module.css'

type ConfirmFieldProps = {
  /** Whoever has no password has signed in just now. */
  asksPassword: boolean
  password: string
  onChange: (password: string) => void
  onSubmit: () => void
  /** What is asked beside the password. */
  children?: ReactNode
}

/** Where a member shows once more that it is they who ask. */
export function ConfirmField({ asksPassword, password, onChange, onSubmit, children }: ConfirmFieldProps) {
  const say = useSay()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (password || !asksPassword) onSubmit()
      }}
    >
      {asksPassword ? (
        <PasswordField
          label={say('Your password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <p className="meta">
          {say('You sign in with Google: you have to have done so within the last {count} minutes.', { count: FRESH_SIGN_IN_MINUTES })}
        </p>
      )}
      {children}
    </form>
  )
}

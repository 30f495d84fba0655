import type { ReactNode } from 'react'
import { FRESH_SIGN_IN_MINUTES } from '#contract/limits.ts'
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
export const ConfirmField = ({ asksPassword, password, onChange, onSubmit, children }: ConfirmFieldProps) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault()
      if (password || !asksPassword) onSubmit()
    }}
  >
    {asksPassword ? (
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => onChange(event.target.value)}
      />
    ) : (
      <p className="meta">You sign in with Google: you have to have done so within the last {FRESH_SIGN_IN_MINUTES} minutes.</p>
    )}
    {children}
  </form>
)

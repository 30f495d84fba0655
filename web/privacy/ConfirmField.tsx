import { FRESH_SIGN_IN_MINUTES } from '#contract/limits.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'

type ConfirmFieldProps = {
  /** Whoever has no password has signed in just now. */
  asksPassword: boolean
  password: string
  onChange: (password: string) => void
  onSubmit: () => void
}

/** Where a member shows once more that it is they who ask. */
export const ConfirmField = ({ asksPassword, password, onChange, onSubmit }: ConfirmFieldProps) =>
  asksPassword ? (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (password) onSubmit()
      }}
    >
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  ) : (
    <p className="meta">You sign in with Google: you have to have done so within the last {FRESH_SIGN_IN_MINUTES} minutes.</p>
  )

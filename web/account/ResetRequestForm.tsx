import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import styles from './Entrance.module.css'
import { useEntry } from './entry.ts'
import { resetFaults } from './form-rules.ts'

type ResetRequestFormProps = {
  /** What was typed before. */
  email?: string | undefined
  onSent: (email: string, message: string) => void
}

/** Asks for the letter with the link. The answer is the same whether the account exists. */
export function ResetRequestForm({ email, onSent }: ResetRequestFormProps) {
  const { faults, submitting, progress, form } = useEntry<{ message: string }>({
    check: resetFaults,
    send: (server, typed) => server.askForReset(typed),
    failed: (refusal) => refusal ?? 'The link could not be sent',
    entered: ({ message }, typed) => onSent((typed.email ?? '').trim(), message),
  })

  return (
    <form className={styles.form} {...form}>
      <ProgressBar value={progress} label="Sending the link" />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder="you@hospital.in"
        defaultValue={email}
        {...(faults.email && { error: faults.email })}
      />
      <Button type="submit" block className={styles.wayIn} busy={submitting}>
        {submitting ? 'Sending the link...' : 'Send reset link'}
      </Button>
    </form>
  )
}

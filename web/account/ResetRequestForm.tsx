import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import styles from './Entrance.module.css'
import { useEntry } from './entry.ts'
import { resetFaults } from './form-rules.ts'

/** Asks for the letter with the link. The answer is the same whether the account exists. */
export function ResetRequestForm() {
  const [sent, setSent] = useState<string>()
  const { faults, submitting, progress, form } = useEntry<{ message: string }>({
    check: resetFaults,
    send: (server, typed) => server.askForReset(typed),
    failed: (refusal) => refusal ?? 'The link could not be sent',
    entered: ({ message }) => setSent(message),
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
        readOnly={sent !== undefined}
        {...(faults.email && { error: faults.email })}
      />
      <p role="status">{sent}</p>
      {!sent && (
        <Button type="submit" block className={styles.wayIn} busy={submitting}>
          {submitting ? 'Sending the link...' : 'Send reset link'}
        </Button>
      )}
    </form>
  )
}

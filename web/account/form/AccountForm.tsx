import type { ReactNode } from 'react'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { ProgressBar } from '../../ui/status/ProgressBar.tsx'
import styles from './AuthPage.module.css'
import type { Faults } from './form-rules.ts'
import { type AccountFormOptions, useAccountForm } from './use-account-form.ts'

type AccountFormProps<Answer> = AccountFormOptions<Answer> & {
  /** What its button does, and what bar and button say while that happens. */
  act: string
  doing: string
  fields: (faults: Faults) => ReactNode
  /** Below the button. */
  children?: ReactNode
}

/** The frame of every form that leads in or resets: the bar, the fields, the one button. */
export function AccountForm<Answer>({ act, doing, fields, children, ...options }: AccountFormProps<Answer>) {
  const { faults, submitting, progress, form } = useAccountForm(options)

  return (
    <form className={styles.form} {...form}>
      <ProgressBar value={progress} label={say(doing)} />
      {fields(faults)}
      <Button type="submit" block className={styles.wayIn} busy={submitting}>
        {submitting ? `${say(doing)}...` : say(act)}
      </Button>
      {children}
    </form>
  )
}

/** The email that an account is known by. */
export const EmailField = ({ faults, typed }: { faults: Faults; typed?: string | undefined }) => (
  <Field
    label={say('Email')}
    name="email"
    type="email"
    autoComplete="email"
    required
    placeholder="you@hospital.in"
    defaultValue={typed}
    {...(faults.email && { error: faults.email })}
  />
)

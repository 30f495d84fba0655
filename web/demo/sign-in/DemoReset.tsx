import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import styles from '../../account/form/AuthPage.module.css'
import { say } from '../../lib/language/say.ts'
import { Link, useLocation, useNavigate } from '../../lib/router.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { DEMO_PASSWORD_MIN } from '../tables.ts'
import { DemoEntrance } from './DemoEntrance.tsx'
import type { Attempt } from './enter.ts'
import { askForReset, type Brought, broughtBy, setPassword } from './reset.ts'
import { WhereMailIs } from './WhereMailIs.tsx'

type Step = { at: 'ask' } | { at: 'sent'; email: string } | { at: 'choose'; brought: Exclude<Brought, 'dead'> } | { at: 'dead' }

const words: Record<Step['at'], { title: string; lead: string }> = {
  ask: { title: 'Reset password', lead: 'Of an account of the demo area. We will email you a link to set a new password.' },
  sent: { title: 'Check your email', lead: 'The newest link works once, within an hour.' },
  choose: { title: 'Choose a new password', lead: 'You will be signed out of the demo area on every device.' },
  dead: { title: 'This link no longer works', lead: 'It has expired or was used before. Ask for a new one.' },
}

const stepOf = (hash: string): Step => {
  const brought = broughtBy(hash)
  return brought === 'dead' ? { at: 'dead' } : brought ? { at: 'choose', brought } : { at: 'ask' }
}

/** Asks for the email that resets a password of the demo area; with the email's link, sets a new one. */
export function DemoReset() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState(() => stepOf(hash))

  // What the link brought goes out of the address, so that neither the history nor a screenshot holds it.
  useEffect(() => {
    if (!broughtBy(hash)) return
    setStep(stepOf(hash))
    navigate('/reset-password?area=demo', { replace: true })
  }, [hash, navigate])

  return (
    <DemoEntrance
      {...words[step.at]}
      foot={
        <p>
          Remembered it? <Link to="/supabase-login">Sign in</Link>
        </p>
      }
    >
      {step.at === 'choose' ? (
        <ResetForm
          act="Set new password"
          send={({ password = '' }) => setPassword(step.brought, password)}
          entered={() => {
            toast.success(say('Your password has been changed. Please sign in.'))
            navigate('/supabase-login', { replace: true })
          }}
        >
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            minLength={DEMO_PASSWORD_MIN}
            hint={`At least ${DEMO_PASSWORD_MIN} characters.`}
          />
        </ResetForm>
      ) : step.at === 'sent' ? (
        <Note role="status">
          If there is an account for <b className={styles.address}>{step.email}</b>, a link is on its way to it. <WhereMailIs />
        </Note>
      ) : (
        <ResetForm
          act="Send reset link"
          send={({ email = '' }) => askForReset(email.trim())}
          entered={({ email = '' }) => setStep({ at: 'sent', email: email.trim() })}
        >
          <Field label="Email Address" name="email" type="email" autoComplete="email" required />
        </ResetForm>
      )}
    </DemoEntrance>
  )
}

type ResetTyped = { email?: string; password?: string }
type ResetFormProps = {
  act: string
  send: (typed: ResetTyped) => Promise<Attempt>
  entered: (typed: ResetTyped) => void
  children: ReactNode
}

function ResetForm({ act, send, entered, children }: ResetFormProps) {
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as ResetTyped
    setBusy(true)
    const outcome = await send(typed)
    setBusy(false)
    if (outcome.done) entered(typed)
    else toast.error(outcome.words)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <Button type="submit" block className={styles.wayIn} busy={busy}>
        {act}
      </Button>
    </form>
  )
}

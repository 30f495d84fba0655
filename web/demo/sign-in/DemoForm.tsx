import { type FormEvent, type ReactNode, useState } from 'react'
import styles from '../../account/form/AuthPage.module.css'
import { GoogleMark } from '../../account/google/GoogleMark.tsx'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/status/toast.ts'
import { type Attempt, startGoogle } from './enter.ts'

/** What was typed, by the name of its field. */
type DemoTyped = Record<'name' | 'email' | 'password', string>

type DemoFormProps = {
  act: string
  google: string
  send: (typed: DemoTyped) => Promise<Attempt>
  entered: (typed: DemoTyped) => void
  children: ReactNode
}

/** A form that leads into the demo area: its fields are checked by the browser, what was typed stays, and Google is another way. */
export function DemoForm({ act, google, send, entered, children }: DemoFormProps) {
  const [busy, setBusy] = useState<'form' | 'google'>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as DemoTyped
    setBusy('form')
    const outcome = await send({ ...typed, email: typed.email.trim() })
    setBusy(undefined)
    if (outcome.done) entered(typed)
    else toast.error(outcome.words)
  }

  async function byGoogle() {
    setBusy('google')
    const outcome = await startGoogle()
    if (outcome.done) return void toast.loading(say('Redirecting to Google...'))
    setBusy(undefined)
    toast.error(say('Google authentication failed: {words}', { words: outcome.words }))
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <Button type="submit" block className={styles.wayIn} busy={busy === 'form'}>
        {act}
      </Button>
      <p className={styles.or}>or</p>
      <Button tone="outline" block className={styles.wayIn} busy={busy === 'google'} onClick={byGoogle}>
        <GoogleMark />
        {google}
      </Button>
    </form>
  )
}

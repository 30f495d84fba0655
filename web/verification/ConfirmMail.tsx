import { type FormEvent, useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { api } from '../lib/api.ts'
import { issuesOf, wordsOf } from '../lib/failure.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import styles from './Setup.module.css'

type ConfirmMailProps = { claim: MyClaim; onConfirmed: (claim: MyClaim) => void }

/** The code from the letter to the institution: whoever reads letters there belongs to it. */
export default function ConfirmMail({ claim, onConfirmed }: ConfirmMailProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'confirm' | 'again'>()
  if (claim.proof.proof !== 'institution_mail') return null
  const { proof, kind } = claim

  const settle = async (what: 'confirm' | 'again', call: () => Promise<MyClaim>) => {
    setBusy(what)
    setError(undefined)
    try {
      onConfirmed(await call())
      announce(what === 'confirm' ? 'Your institution email is confirmed.' : 'A new code is on its way.')
    } catch (reason) {
      setError(issuesOf(reason)[0]?.message ?? wordsOf(reason))
    } finally {
      setBusy(undefined)
    }
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void settle('confirm', () => api.verification.confirmMail({ claimId: claim.id, code }))
  }

  return (
    <Note>
      <form className={styles.code} noValidate aria-label="Confirm your institution email" onSubmit={confirm}>
        <p>
          We sent a letter with a code to <b>{proof.email}</b>. It is good for a day. You can also enter it later under Verification.
        </p>
        <Field
          label="Code from the letter"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          {...(error && { error })}
        />
        <div className={styles.acts}>
          <Button type="submit" tone="outline" busy={busy === 'confirm'}>
            Confirm
          </Button>
          <Button tone="quiet" busy={busy === 'again'} onClick={() => settle('again', () => api.verification.submit({ kind, proof }))}>
            Send a new code
          </Button>
        </div>
      </form>
    </Note>
  )
}

import { FingerprintPattern } from 'lucide-react'
import { useState } from 'react'
import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../form/AuthPage.module.css'
import { FAILURE_MS, SUCCESS_MS } from '../form/use-account-form.ts'

/** The way in with a passkey; what it needs comes with the press. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const [busy, setBusy] = useState(false)

  const press = async () => {
    setBusy(true)
    const outcome = await import('../passkey/sign-in.ts').then(({ signInByPasskey }) => signInByPasskey()).catch(() => undefined)
    setBusy(false)
    if (!outcome?.done) return void toast.error(outcome?.words ?? say('Login failed'), { duration: FAILURE_MS })
    toast.success(say('Login successful!'), { duration: SUCCESS_MS })
    onSignedIn(outcome.answer)
  }

  return (
    <Button tone="outline" block className={styles.wayIn} busy={busy} onClick={() => void press()}>
      <FingerprintPattern />
      {say('Use a passkey')}
    </Button>
  )
}

import { useState } from 'react'
import type { SignedIn } from '#contract/account.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/status/toast.ts'
import styles from '../form/AuthPage.module.css'
import { failureWords } from '../form/form-rules.ts'
import { useSite } from '../form/site.ts'
import { FAILURE_MS, SUCCESS_MS } from '../form/use-account-form.ts'

/** In a database with the sample community, a member whom anybody may sign in as. */
export function DemoSignIn({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const demo = useSite()?.demoMember
  const [busy, setBusy] = useState(false)
  if (!demo) return null

  const enter = async () => {
    setBusy(true)
    const outcome = await import('../form/send.ts').then(({ signIn }) => signIn(demo)).catch(() => undefined)
    if (outcome?.done) {
      toast.success(say('Login successful!'), { duration: SUCCESS_MS })
      return onSignedIn(outcome.answer)
    }
    setBusy(false)
    toast.error(failureWords('login', outcome?.refusal), { duration: FAILURE_MS })
  }

  return (
    <div className={styles.offer}>
      <Button tone="soft" block busy={busy} onClick={enter}>
        {say('Look around as {name}', { name: demo.name })}
      </Button>
    </div>
  )
}

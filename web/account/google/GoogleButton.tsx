import type { SignedIn } from '#contract/account.ts'
import { Button } from '../../ui/button/Button.tsx'
import styles from '../form/AuthPage.module.css'
import { GoogleMark } from './GoogleMark.tsx'
import { useGoogle } from './use-google.ts'

/** The way in with Google. */
export function GoogleButton({ children, onSignedIn }: { children: string; onSignedIn: (answer: SignedIn) => void }) {
  const { busy, press } = useGoogle(onSignedIn)
  return (
    <Button tone="outline" block className={styles.wayIn} busy={busy} onClick={press}>
      <GoogleMark />
      {children}
    </Button>
  )
}

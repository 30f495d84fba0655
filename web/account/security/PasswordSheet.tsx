import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import styles from './Security.module.css'

/** The password, and another one in its place. */
export function PasswordSheet({ factor }: { factor: SecondFactor }) {
  const say = useSay()
  const [changing, setChanging] = useState(false)
  const has = factor.asksPassword

  return (
    <Sheet title={say('Password')} bleed padded>
      <div className={styles.row}>
        <KeyRound aria-hidden="true" />
        <div>
          <h3>{say(has ? 'You sign in with a password' : 'No password yet')}</h3>
          <p className="meta">
            {say(
              has
                ? 'We keep nothing that it can be read from.'
                : 'You sign in with Google. With a password you can sign in without Google as well.',
            )}
          </p>
        </div>
        <div className={styles.acts}>
          <Button tone="outline" onClick={() => setChanging(true)}>
            {say(has ? 'Change password' : 'Set a password')}
          </Button>
        </div>
      </div>
      {changing && <ChangePasswordDialog factor={factor} onClose={() => setChanging(false)} />}
    </Sheet>
  )
}

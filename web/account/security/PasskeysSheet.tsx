import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PASSKEYS_MAX } from '#contract/limits.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { say as sayToReader, useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { toast } from '../../ui/status/toast.ts'
import { makePasskey } from '../passkey/passkey.ts'
import { IdentityDialog } from './IdentityDialog.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import styles from './Security.module.css'

/** The passkeys of a member, and another one. */
export function PasskeysSheet({ factor }: { factor: SecondFactor }) {
  const say = useSay()
  const [adding, setAdding] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { app, passkeys } = factor
  const isFirst = !app && passkeys.length === 0

  return (
    <Sheet title={say('Passkeys')} bleed aside={passkeys.length > 0 && <span className="meta">{passkeys.length}</span>}>
      <p className={styles.intro}>
        {say('Sign in with your fingerprint, your face or your screen lock. There is nothing to type and nothing to steal.')}
        {isFirst && ` ${say('With a passkey on, your password alone no longer opens your account.')}`}
      </p>
      {passkeys.length > 0 && (
        <SheetList className={styles.list} aria-label={say('Passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} factor={factor} />
          ))}
        </SheetList>
      )}
      <div className={styles.foot}>
        <span>{say('A removed passkey stops working at once.')}</span>
        <Button tone={isFirst ? 'primary' : 'outline'} disabled={passkeys.length >= PASSKEYS_MAX} onClick={() => setAdding(true)}>
          <Plus />
          {say('Add a passkey')}
        </Button>
      </div>
      {adding && (
        <IdentityDialog
          title={say('Add a passkey')}
          submitLabel={say('Continue')}
          factor={factor}
          change={async (shown) => makePasskey(await api.passkeys.askAdd(shown))}
          onDone={({ recoveryCodes }) => {
            setAdding(false)
            toast.success(sayToReader('The passkey is added.'))
            if (recoveryCodes.length > 0) setCodes(recoveryCodes)
          }}
          onClose={() => setAdding(false)}
        >
          <p>
            {say('First we make sure that it is you; then your device makes the passkey.')}
            {isFirst && ` ${say('You are signed out on all other devices.')}`}
          </p>
        </IdentityDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Sheet>
  )
}

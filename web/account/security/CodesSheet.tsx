import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { RECOVERY_CODES } from '#contract/limits.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

/** How many recovery codes are left, and new ones. */
export function CodesSheet({ factor }: { factor: SecondFactor }) {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { left, made } = factor.recoveryCodes

  return (
    <Sheet title={say('Recovery codes')} bleed padded aside={<span className="meta">{say('{left} of {made} left', { left, made })}</span>}>
      <p>
        {say('Each code signs you in once, without your phone. We keep no copy that anybody can read: if yours are lost, make new ones.')}
      </p>
      <p>
        <Button tone="outline" onClick={() => setAsking(true)}>
          <RefreshCw />
          {say('Make {count} new codes', { count: RECOVERY_CODES })}
        </Button>
      </p>
      {asking && (
        <IdentityDialog
          title={say('Make {count} new codes?', { count: RECOVERY_CODES })}
          submitLabel={say('Make new codes')}
          factor={factor}
          change={(shown) => api.secondFactor.renewRecoveryCodes(shown)}
          onDone={({ recoveryCodes }) => {
            setAsking(false)
            setCodes(recoveryCodes)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{say('The codes you have now no longer work then.')}</p>
        </IdentityDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Sheet>
  )
}

import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { RECOVERY_CODES } from '#contract/limits.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

/** How many recovery codes are left, and new ones. */
export function CodesSheet({ factor }: { factor: SecondFactor }) {
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { left, made } = factor.recoveryCodes

  return (
    <Sheet
      title="Recovery codes"
      bleed
      padded
      aside={
        <span className="meta">
          {left} of {made} left
        </span>
      }
    >
      <p>Each code signs you in once, without your phone. We keep no copy that anybody can read: if yours are lost, make new ones.</p>
      <p>
        <Button tone="outline" onClick={() => setAsking(true)}>
          <RefreshCw />
          Make {RECOVERY_CODES} new codes
        </Button>
      </p>
      {asking && (
        <IdentityDialog
          title={`Make ${RECOVERY_CODES} new codes?`}
          submitLabel="Make new codes"
          factor={factor}
          change={(shown) => api.secondFactor.renewRecoveryCodes(shown)}
          onDone={({ recoveryCodes }) => {
            setAsking(false)
            setCodes(recoveryCodes)
          }}
          onClose={() => setAsking(false)}
        >
          <p>The codes you have now no longer work then.</p>
        </IdentityDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import { useAddress } from '../lib/address.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { Desk } from './Desk.tsx'
import { DeskClaim } from './DeskClaim.tsx'
import styles from './Verification.module.css'

/** What reviewers see: one claim, or the desk beside their own verification. */
export function ReviewerRoom({ mine }: { mine: ReactNode }) {
  const [params, setParams] = useAddress()
  const claimId = params.get('claim')
  if (claimId) return <DeskClaim key={claimId} claimId={claimId} />

  const panel = (shown: ReactNode) => <div className={styles.column}>{shown}</div>
  return (
    <Tabs
      label="Verification"
      selected={params.get('view') ?? 'desk'}
      onSelect={(view) => setParams(view === 'desk' ? {} : { view }, { replace: true })}
      tabs={[
        { id: 'desk', label: 'Reviewer’s desk', panel: panel(<Desk />) },
        { id: 'mine', label: 'Your verification', panel: panel(mine) },
      ]}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { createElement, type ReactNode, Suspense } from 'react'
import type { StaffRole } from '#contract/staff-roles.ts'
import { useAddress } from '../lib/address.ts'
import { later } from '../ui/later.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { DeskClaim } from '../verification/desk/DeskClaim.tsx'
import { OwnRoles } from '../verification/staff/OwnRoles.tsx'
import styles from '../verification/Verification.module.css'
import { QueueBeside } from './console/QueueBeside.tsx'
import { deskQuery, totalOf, useDeskLive } from './desk.ts'
import { deskOf } from './desk-parts.tsx'

const Console = later(async () => (await import('./console/Console.tsx')).Console)

/** What somebody sees of the desk by their roles: one claim, or everything that waits for them, beside their own verification. */
export function StaffDesk({ roles, mine }: { roles: readonly StaffRole[]; mine: ReactNode }) {
  const [params, setParams] = useAddress()
  const { data: counts } = useQuery(deskQuery)
  useDeskLive()
  const claimId = params.get('claim')
  if (claimId && roles.includes('reviewer'))
    return (
      <QueueBeside roles={roles}>
        <DeskClaim key={claimId} claimId={claimId} />
      </QueueBeside>
    )

  const { parts, decides } = deskOf(roles)
  const first = parts[0]?.id
  const own = (
    <>
      {mine}
      <OwnRoles roles={roles} />
    </>
  )
  const panel = (label: string, shown: ReactNode) => (
    <div className={styles.column}>
      <Suspense fallback={<Loading label={`Loading ${label}`} />}>{shown}</Suspense>
    </div>
  )
  const all = { id: 'all', label: 'All', count: counts && totalOf(counts), panel: panel('the queue', <Console roles={roles} />) }
  return (
    <Tabs
      label="The desk’s parts"
      selected={params.get('desk') ?? first ?? 'mine'}
      onSelect={(id) => setParams(id === first ? {} : { desk: id }, { replace: true })}
      tabs={[
        ...(decides ? [all] : []),
        ...parts.map(({ id, label, Part }) => ({
          ...{ id, label, panel: panel(label, createElement(Part)) },
          count: id === 'roles' || id === 'log' ? undefined : counts?.[id],
        })),
        { id: 'mine', label: 'Your verification', panel: panel('your verification', own) },
      ]}
    />
  )
}

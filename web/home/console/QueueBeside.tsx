import { type ReactNode, Suspense } from 'react'
import type { StaffRole } from '#contract/staff-roles.ts'
import { useMedia } from '../../lib/media.ts'
import { later } from '../../ui/later.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import column from '../../verification/Verification.module.css'
import styles from './Console.module.css'

const OpenQueue = later(async () => (await import('./OpenQueue.tsx')).OpenQueue)

/** As wide as a queue and a case have to be. */
const WIDE = '(min-width: 1280px)'

/** A case; on wide screens with the queue beside it. */
export function QueueBeside({ roles, children }: { roles: readonly StaffRole[]; children: ReactNode }) {
  const isWide = useMedia(WIDE)
  return (
    <div className={styles.beside} data-beside="">
      {isWide && (
        <div className={styles.queue}>
          <Suspense fallback={<Loading label="Loading the queue" />}>
            <OpenQueue roles={roles} />
          </Suspense>
        </div>
      )}
      <div className={column.column}>{children}</div>
    </div>
  )
}

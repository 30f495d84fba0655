import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '../lib/failure.ts'
import { later } from '../ui/later.tsx'
import { Page } from '../ui/Page.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { MyVerification } from '../verification/MyVerification.tsx'
import { mineQuery, useVerificationLive } from '../verification/queries.ts'
import styles from './VerificationPage.module.css'

const Desk = later(async () => (await import('../verification/Desk.tsx')).Desk)
const DeskClaim = later(async () => (await import('../verification/DeskClaim.tsx')).DeskClaim)

/** A member's own verification; for reviewers the desk beside it. */
export function VerificationPage() {
  const { data, error, refetch } = useQuery(mineQuery)
  const [params, setParams] = useSearchParams()
  useVerificationLive()
  const claimId = params.get('claim')

  return (
    <Page title="Verification" lead="Licences are compared with their register by people, within 24–48 hours.">
      <div className={styles.column}>
        {!data ? (
          error ? (
            <Failed onRetry={refetch}>{wordsOf(error)}</Failed>
          ) : (
            <Loading label="Loading your verification" />
          )
        ) : !data.isReviewer ? (
          <MyVerification mine={data} />
        ) : claimId ? (
          <Suspense fallback={<Loading label="Loading the claim" />}>
            <DeskClaim claimId={claimId} />
          </Suspense>
        ) : (
          <Tabs
            label="Verification"
            selected={params.get('view') ?? 'desk'}
            onSelect={(view) => setParams(view === 'desk' ? {} : { view }, { replace: true })}
            tabs={[
              {
                id: 'desk',
                label: 'Reviewer’s desk',
                panel: (
                  <div className={styles.column}>
                    <Suspense fallback={<Loading label="Loading the desk" />}>
                      <Desk />
                    </Suspense>
                  </div>
                ),
              },
              {
                id: 'mine',
                label: 'Your verification',
                panel: (
                  <div className={styles.column}>
                    <MyVerification mine={data} />
                  </div>
                ),
              },
            ]}
          />
        )}
      </div>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { wordsOf } from '../lib/failure.ts'
import { later } from '../ui/later.tsx'
import { Page } from '../ui/Page.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { MyVerification } from '../verification/MyVerification.tsx'
import { mineQuery, useVerificationLive } from '../verification/queries.ts'
import styles from '../verification/Verification.module.css'
import { promise } from '../verification/words.ts'
import page from './VerificationPage.module.css'

const ReviewerDesk = later(async () => (await import('../home/ReviewerDesk.tsx')).ReviewerDesk)

/** A member's own verification; for reviewers everything that waits for a person beside it. */
export function VerificationPage() {
  const { data, error, refetch } = useQuery(mineQuery)
  useVerificationLive()
  const loading = <Loading label="Loading verification" />
  const mine = data && <MyVerification mine={data} />

  return (
    <Page title="Verification" className={page.page} lead={`Licences are compared with their register by people, within ${promise}.`}>
      <div className={styles.column}>
        {!data && (error ? <Failed onRetry={refetch}>{wordsOf(error)}</Failed> : loading)}
        {data?.isReviewer ? (
          <Suspense fallback={loading}>
            <ReviewerDesk mine={mine} />
          </Suspense>
        ) : (
          mine
        )}
      </div>
    </Page>
  )
}

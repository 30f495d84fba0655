import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { wordsOf } from '../lib/api/failure.ts'
import { later, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { promise } from '../verification/claim/promise.ts'
import { overviewQuery, useVerificationLive } from '../verification/queries.ts'
import styles from '../verification/Verification.module.css'
import page from './VerificationPage.module.css'

const OwnVerification = soon(async () => (await import('../verification/own/OwnVerification.tsx')).OwnVerification)
const DeskClosed = later(async () => (await import('../home/DeskClosed.tsx')).DeskClosed)
const ReviewerDesk = later(async () => (await import('../home/ReviewerDesk.tsx')).ReviewerDesk)

/** A member's own verification; for reviewers everything that waits for a person beside it. */
export function VerificationPage() {
  const { data, error, refetch } = useQuery(overviewQuery)
  useVerificationLive()
  const loading = <Loading label="Loading verification" />
  const hasDesk = data?.isReviewer === true && !data.needsFactor
  const mine = data && <OwnVerification mine={data} />

  return (
    <Page
      title={hasDesk ? 'Desk' : 'Verification'}
      className={page.page}
      lead={
        hasDesk
          ? 'Everything that needs a reviewer’s decision.'
          : `Our reviewers check every licence against its register within ${promise}.`
      }
    >
      <div className={styles.column}>
        {!data &&
          (error ? (
            <Failed what="your verification" onRetry={refetch}>
              {wordsOf(error)}
            </Failed>
          ) : (
            loading
          ))}
        <Suspense fallback={loading}>
          {data?.needsFactor && <DeskClosed />}
          {hasDesk ? <ReviewerDesk mine={mine} /> : mine}
        </Suspense>
      </div>
    </Page>
  )
}

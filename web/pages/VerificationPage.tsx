import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { wordsOf } from '../lib/api/failure.ts'
import { useSay } from '../lib/language/say.ts'
import { InEnglish } from '../ui/language/InEnglish.tsx'
import { later, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Failed } from '../ui/list/QueryList.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { promiseIn } from '../verification/claim/promise.ts'
import { overviewQuery, useVerificationLive } from '../verification/queries.ts'
import styles from '../verification/Verification.module.css'
import page from './VerificationPage.module.css'

const OwnVerification = soon(async () => (await import('../verification/own/OwnVerification.tsx')).OwnVerification)
const DeskClosed = later(async () => (await import('../home/DeskClosed.tsx')).DeskClosed)
const StaffDesk = later(async () => (await import('../home/StaffDesk.tsx')).StaffDesk)

/** A member's own verification; for whoever has a role at the desk what that opens beside it, in English. */
export function VerificationPage() {
  const say = useSay()
  const { data, error, refetch } = useQuery(overviewQuery)
  useVerificationLive()
  const loading = <Loading label={say('Loading verification')} />
  const roles = data?.roles ?? []
  const hasDesk = roles.length > 0
  const mine = data && <OwnVerification mine={data} />

  return (
    <Page
      title={say(hasDesk ? 'Desk' : 'Verification')}
      className={page.page}
      lead={
        hasDesk
          ? say('What comes to your roles at the desk.')
          : say('Our reviewers check every licence against its register within {promise}.', { promise: promiseIn(say) })
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
          {data?.needsFactor && (
            <InEnglish>
              <DeskClosed />
            </InEnglish>
          )}
          {hasDesk ? (
            <InEnglish className={styles.column}>
              <StaffDesk roles={roles} mine={mine} />
            </InEnglish>
          ) : (
            mine
          )}
        </Suspense>
      </div>
    </Page>
  )
}

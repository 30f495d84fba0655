import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { Link } from '../../lib/router.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { applicationsQuery } from '../queries.ts'
import { applicationOf, closeWords, statusName } from '../words.ts'
import styles from './Applications.module.css'

/** What the viewer has applied for, the newest first; beside one of them with a heading of its own. */
export function ApplicationList({ openId }: { openId?: Id }) {
  const list = useInfiniteQuery(applicationsQuery)
  return (
    <Sheet bleed {...(openId ? { title: 'Your applications' } : { 'aria-label': 'Your applications' })}>
      <SheetList aria-label="Your applications" className={styles.list}>
        <QueryList
          inList
          query={list}
          what="your applications"
          skeleton={<Loading label="Loading your applications" shape="person" rows={2} />}
          empty={
            <li>
              <EmptyState art="jobs" title="No applications yet" action={<ButtonLink to="/jobs">All Jobs</ButtonLink>}>
                Apply for a job, and what becomes of it appears here.
              </EmptyState>
            </li>
          }
        >
          {({ status, sentAt, posting }) => (
            <li>
              <Link to={applicationOf(posting.id)} aria-current={posting.id === openId ? 'page' : undefined}>
                {posting.title}
              </Link>
              <p className="meta">
                {posting.institution.name} · <b data-status={status}>{statusName(status)}</b> · <Ago at={sentAt} />
                {posting.postingState === 'closed' && ` · Closed: ${closeWords(posting).toLowerCase()}`}
              </p>
            </li>
          )}
        </QueryList>
      </SheetList>
      {list.hasNextPage && (
        <div className={styles.foot}>
          <ShowMore tone="outline" block query={list} />
        </div>
      )}
    </Sheet>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { boardOf, type JobFilters } from '../filters.ts'
import { JobCard } from '../JobCard.tsx'
import { boardQuery } from '../queries.ts'
import styles from './Board.module.css'

/** The jobs that these filters leave, the newest first. */
export function JobList({ filters }: { filters: JobFilters }) {
  const list = useInfiniteQuery(boardQuery(filters))
  return (
    <Sheet bleed aria-label="Job list" className={styles.list}>
      <QueryList
        query={list}
        what="jobs"
        empty={
          list.hasNextPage ? (
            <p className={styles.none}>None among the newest jobs. Show more looks further back.</p>
          ) : (
            <Nothing {...filters} />
          )
        }
      >
        {(posting) => <JobCard posting={posting} to={boardOf(filters, posting.id)} above />}
      </QueryList>
      {list.hasNextPage && (
        <div className={styles.more}>
          <ShowMore tone="outline" block query={list} />
        </div>
      )}
    </Sheet>
  )
}

function Nothing({ show, ...narrowed }: JobFilters) {
  const isNarrowed = Object.keys(narrowed).length > 0
  return (
    <EmptyState
      level={2}
      art="jobs"
      title="No jobs found"
      action={
        (isNarrowed || show) && (
          <ButtonLink tone="outline" to={isNarrowed && show ? boardOf({ show }) : '/jobs'}>
            {isNarrowed ? 'Clear the filters' : 'All Jobs'}
          </ButtonLink>
        )
      }
    >
      {isNarrowed
        ? 'Try another word, or clear the filters.'
        : show === 'saved'
          ? 'Save a job with its bookmark, and it stays here.'
          : 'Verified hospitals and colleges post here. Look again soon.'}
    </EmptyState>
  )
}

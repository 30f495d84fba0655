import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import type { PostingCard } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { dayOf } from '../../institutions/words.ts'
import { formatCount } from '../../lib/count.ts'
import { useShown } from '../../lib/live.ts'
import { Link } from '../../lib/router.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Failed, itemsOf } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { experienceOf, payOf, workTypeName } from '../card-words.ts'
import styles from '../postings/Postings.module.css'
import { publicJobOf } from '../postings/posting-words.ts'
import { openJobsQuery, publishedQuery, usePostingsLive } from '../postings/postings-queries.ts'
import { RecordLine } from '../postings/RecordLine.tsx'

/** The open jobs of an institution, under how it answers those who apply. Nothing where there is none. */
export function OpenJobs({ institutionId }: { institutionId: Id }) {
  const query = useInfiniteQuery(openJobsQuery(institutionId))
  const items = itemsOf<PostingCard>(query.data)
  const first = items[0]?.id
  const { data: posting } = useQuery({ ...publishedQuery(first ?? ''), enabled: first !== undefined })
  usePostingsLive(institutionId)
  // No job, and jobs that could not be read, are not the same.
  if (query.isLoadingError)
    return (
      <Sheet bleed title="Open jobs">
        <Failed what="the open jobs" onRetry={() => void query.refetch()} />
      </Sheet>
    )
  if (items.length === 0) return null
  return (
    <Sheet bleed title="Open jobs" aside={query.hasNextPage ? undefined : formatCount(items.length)}>
      {posting && <RecordLine record={posting.answerRecord} />}
      <SheetList aria-label="Open jobs">
        {items.map((job) => (
          <OpenJob key={job.id} job={job} />
        ))}
      </SheetList>
      {query.hasNextPage && (
        <div className={room.foot}>
          <ShowMore tone="outline" block query={query} />
        </div>
      )}
    </Sheet>
  )
}

function OpenJob({ job }: { job: PostingCard }) {
  const { id, title, specialty, closesOn, workType, isRemote, isUrgent, isRepost } = job
  useShown(`posting:${id}`)
  return (
    <li className={styles.row}>
      <div>
        <Link to={publicJobOf(id)} className={styles.title}>
          {title}
        </Link>
        {specialty && <p className="meta">{specialty}</p>}
        <p className={styles.facts}>
          <b>{payOf(job)}</b>
          <span>{experienceOf(job)}</span>
          <span className="muted">{closesOn && `Closes ${dayOf(closesOn)}`}</span>
        </p>
        <p className={room.acts}>
          {isRemote ? <Badge tone="neel">Remote</Badge> : <Badge>{workTypeName(workType)}</Badge>}
          {isUrgent && <Badge tone="danger">Urgent</Badge>}
          {isRepost && <Badge tone="line">Posted again</Badge>}
        </p>
      </div>
    </li>
  )
}

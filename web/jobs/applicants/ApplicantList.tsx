import { Suspense, useState } from 'react'
import type { Applicant } from '#contract/applicants.ts'
import { STATUS_AT_ONCE } from '#contract/limits.ts'
import type { Posting } from '#contract/posting.ts'
import room from '../../institutions/Institution.module.css'
import { formatCount } from '../../lib/count.ts'
import type { Paged } from '../../lib/query/read-on.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { itemsOf, type ListQuery, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { ApplicantRow } from './ApplicantRow.tsx'
import styles from './Applicants.module.css'
import type { Verdict } from './MoveDialog.tsx'

const MoveDialog = part(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }))

type ApplicantListProps = {
  posting: Posting
  query: ListQuery<Applicant> & Paged
  total: number | undefined
  openId: string | undefined
  onOpen: (applicationId: string) => void
}

/** Those who applied, newest first; several can be answered at once. */
export function ApplicantList({ posting, query, total, openId, onOpen }: ApplicantListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [verdict, setVerdict] = useState<Verdict>()
  const items = itemsOf<Applicant>(query.data)
  // Whoever has withdrawn meanwhile, or stands under another filter now, is chosen no longer.
  const selected = items.filter(({ id, status }) => chosen.has(id) && status !== 'withdrawn')
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(selected.map((one) => one.id))
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const isFull = selected.length >= STATUS_AT_ONCE
  return (
    <Sheet
      bleed
      className={styles.list}
      title={selected.length > 0 ? `${selected.length} selected` : 'Applications'}
      aside={
        selected.length > 0 && (
          <div className={room.acts}>
            <Button tone="soft" size="small" onClick={() => setVerdict('shortlisted')}>
              Shortlist
            </Button>
            <Button tone="outline" size="small" onClick={() => setVerdict('offer')}>
              Offer
            </Button>
            <Button tone="outline" size="small" onClick={() => setVerdict('rejected')}>
              Reject
            </Button>
          </div>
        )
      }
    >
      <ul className={styles.applicants} aria-label="Applications">
        <QueryList
          inList
          query={query}
          what="applications"
          skeleton={<Loading label="Loading applications" shape="person" />}
          empty={<li className="ui muted">Nobody here yet.</li>}
        >
          {(applicant) => (
            <ApplicantRow
              applicant={applicant}
              isOpen={openId === applicant.id}
              isChosen={chosen.has(applicant.id) && applicant.status !== 'withdrawn'}
              mayChoose={applicant.status !== 'withdrawn' && (!isFull || chosen.has(applicant.id))}
              onChoose={(isChosen) => choose(applicant.id, isChosen)}
              onOpen={() => onOpen(applicant.id)}
            />
          )}
        </QueryList>
      </ul>
      {total !== undefined && total > 0 && (
        <div className={room.foot}>
          <span className={room.grow}>
            {formatCount(items.length)} of {formatCount(total)}
          </span>
          {query.hasNextPage && <ShowMore tone="quiet" query={query} />}
        </div>
      )}
      <Suspense>
        {verdict && (
          <MoveDialog
            postingId={posting.id}
            applicants={selected}
            verdict={verdict}
            onMoved={() => setChosen(new Set())}
            onClose={() => setVerdict(undefined)}
          />
        )}
      </Suspense>
    </Sheet>
  )
}

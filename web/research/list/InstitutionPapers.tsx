import { useInfiniteQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { papersOfQuery } from '../queries.ts'
import styles from './List.module.css'
import { PaperRow } from './PaperRow.tsx'

/** Papers of those who are confirmed to work at an institution now. */
export function InstitutionPapers({ institutionId }: { institutionId: Id }) {
  const query = useInfiniteQuery(papersOfQuery(institutionId))
  return (
    <>
      <p className={`${styles.lead} ui muted`}>Uploaded by people who are confirmed to work here now.</p>
      <ul className={styles.uploads} aria-label="Papers">
        <QueryList
          inList
          query={query}
          what="papers"
          skeleton={<Loading label="Loading papers" rows={2} />}
          empty={<li className={`${styles.lead} ui`}>No papers yet.</li>}
        >
          {(paper) => (
            <li>
              <PaperRow paper={paper} to={`/researchhub?paper=${paper.id}`} isOpen={false} />
            </li>
          )}
        </QueryList>
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <ShowMore tone="outline" block query={query} />
        </div>
      )}
    </>
  )
}

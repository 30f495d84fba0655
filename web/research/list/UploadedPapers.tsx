import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Paper } from '#contract/papers.ts'
import { Failed } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import styles from './List.module.css'
import { PaperRow } from './PaperRow.tsx'

type UploadedPapersProps = { papers: readonly Paper[]; query: UseInfiniteQueryResult<{ pages: readonly unknown[] }> }

/** What a member uploaded, on their profile. */
export const UploadedPapers = ({ papers, query }: UploadedPapersProps) => (
  <section aria-label="Papers in the Research Hub">
    <h3 className={styles.subhead}>In the Research Hub</h3>
    {query.isLoadingError && <Failed what="papers in the Research Hub" onRetry={() => query.refetch()} />}
    <ul className={styles.uploads}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <PaperRow paper={paper} to={`/researchhub?paper=${paper.id}`} isOpen={false} />
        </li>
      ))}
    </ul>
    {query.hasNextPage && (
      <div className={styles.more}>
        <ShowMore tone="outline" block query={query} />
      </div>
    )}
  </section>
)

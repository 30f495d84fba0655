import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { WindowVirtualizer } from 'virtua'
import type { Id } from '#contract/page.ts'
import { useSession } from '../../lib/session.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { addressOf, type PaperFilters, shelves } from '../filters.ts'
import { papersQuery } from '../queries.ts'
import styles from './List.module.css'
import { PaperRow } from './PaperRow.tsx'

const SuggestedPapers = part(async () => ({ default: (await import('./SuggestedPapers.tsx')).SuggestedPapers }))

type Listed = { filters: PaperFilters; openId: Id | null }
type PaperListProps = Listed & { isForYou: boolean; onShelf: (shelf: PaperFilters['shelf']) => void; onForYou: () => void }

/** The papers of a shelf, or those that are suggested. */
export function PaperList({ filters, openId, isForYou, onShelf, onForYou }: PaperListProps) {
  const { signedIn } = useSession()
  return (
    <Sheet bleed title="Papers" className={styles.list}>
      {signedIn && (
        <fieldset className={styles.shelves}>
          <legend className="vh">Which papers</legend>
          {shelves.map(({ id, label }) => (
            <Chip key={label} aria-pressed={!isForYou && filters.shelf === id} onClick={() => onShelf(id)}>
              {label}
            </Chip>
          ))}
          <Chip aria-pressed={isForYou} onClick={onForYou}>
            For you
          </Chip>
        </fieldset>
      )}
      {signedIn && isForYou ? (
        <Suspense fallback={<Loading label="Loading papers for you" />}>
          <SuggestedPapers openId={openId} />
        </Suspense>
      ) : (
        <ListedPapers filters={filters} openId={openId} />
      )}
    </Sheet>
  )
}

/** Papers, the newest upload first. Only rows near the screen are drawn. */
function ListedPapers({ filters, openId }: Listed) {
  const papers = useInfiniteQuery(papersQuery(filters))
  const items = itemsOf(papers.data)
  return (
    <>
      {items.length > 0 ? (
        <WindowVirtualizer as="ul" item="li" data={items} bufferSize={600}>
          {(paper) => <PaperRow key={paper.id} paper={paper} to={addressOf(filters, paper.id)} isOpen={paper.id === openId} />}
        </WindowVirtualizer>
      ) : (
        <QueryList query={papers} what="papers" empty={<Nothing filters={filters} />}>
          {() => null}
        </QueryList>
      )}
      {papers.hasNextPage && (
        <div className={styles.more}>
          <ShowMore tone="outline" block query={papers} />
        </div>
      )}
    </>
  )
}

function Nothing({ filters: { shelf, ...words } }: { filters: PaperFilters }) {
  if (Object.keys(words).length > 0) return <EmptyState title="No paper fits these filters">Fewer words find more.</EmptyState>
  if (shelf === 'saved') return <EmptyState title="Your reading list is empty">Add a paper to it from its page.</EmptyState>
  if (shelf === 'followed') return <EmptyState title="You follow no paper">Follow one to hear of new versions and comments.</EmptyState>
  return <EmptyState title="No papers yet">Upload the first one: a PDF, DOC, DOCX or TXT file.</EmptyState>
}

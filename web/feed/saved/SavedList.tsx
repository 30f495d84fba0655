import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import type { SavedLabels, SavedPost } from '#contract/saved.ts'
import { formatCount } from '../../lib/count.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { pressKind } from '../presses/press-kind.ts'
import { type SavedFilter, savedQuery } from './queries.ts'
import { rowsOf } from './rows.ts'
import styles from './Saved.module.css'
import { SavedRow } from './SavedRow.tsx'

const SaveWithLabel = part(() => import('./SaveWithLabel.tsx'))

type SavedListProps = {
  labels: SavedLabels
  filter: SavedFilter
  /** What can be done with the label that is shown. */
  menu: ReactNode
}

/** What one has saved, the last first. */
export function SavedList({ labels, filter, menu }: SavedListProps) {
  const query = useInfiniteQuery(savedQuery(filter))
  const [removed, setRemoved] = useState<SavedPost[]>([])
  const [sought, setSought] = useState(filter.q)
  if (sought !== filter.q) {
    setSought(filter.q)
    setRemoved([])
  }
  const [labelling, setLabelling] = useState<Post>()
  const labelOf = (id: string | null) => labels.items.find((label) => label.id === id)
  const { name, posts } = shownOf(labels, filter)

  const mark = (saved: SavedPost, isRemoved: boolean) =>
    setRemoved((all) => [...all.filter(({ post }) => post.id !== saved.post.id), ...(isRemoved ? [saved] : [])])

  const goes = useWaitingRemovals()
  const items = query.data && itemsOf(query.data)
  const rows = items && { items: rowsOf(items, [...removed, ...items.filter(({ post }) => goes.has(post.id))]) }
  return (
    <Sheet
      bleed
      title={
        <>
          {name} {!filter.q && <span className={styles.count}>{formatCount(posts)}</span>}
        </>
      }
      aside={
        <div className={styles.aside}>
          Newest first
          {menu}
        </div>
      }
    >
      <ul aria-label="Saved posts">
        <QueryList
          inList
          query={{ ...query, data: rows }}
          what="saved posts"
          keyOf={({ saved }) => saved.post.id}
          empty={<Nothing filter={filter} name={name} mayFollow={query.hasNextPage} />}
        >
          {(row) => (
            <SavedRow
              row={row}
              label={labelOf(row.saved.labelId)}
              onRemoved={(isRemoved) => mark(row.saved, isRemoved)}
              onLabel={() => setLabelling(row.saved.post)}
            />
          )}
        </QueryList>
      </ul>
      {query.hasNextPage && (
        <div className={styles.foot}>
          <ShowMore tone="quiet" query={query} />
        </div>
      )}
      <Suspense>{labelling && <SaveWithLabel post={labelling} onClose={() => setLabelling(undefined)} />}</Suspense>
    </Sheet>
  )
}

/** Posts that are to be saved no longer once the server can be told. */
function useWaitingRemovals() {
  const presses = useEntries(pressKind)
  return new Set(presses.flatMap(({ payload: { act, postId, on } }) => (act === 'save' && !on ? postId : [])))
}

function shownOf(labels: SavedLabels, { label }: SavedFilter) {
  if (label === undefined) return { name: 'All', posts: labels.posts }
  if (label === 'none') return { name: 'No label', posts: labels.unlabelled }
  return labels.items.find(({ id }) => id === label) ?? { name: 'Deleted label', posts: 0 }
}

function Nothing({ filter: { label, q }, name, mayFollow }: { filter: SavedFilter; name: string; mayFollow: boolean }) {
  const words = (() => {
    if (q) return [`Nothing found for “${q}”`, mayFollow ? 'There is more to look through.' : 'Try other words, or another label.']
    if (label === undefined) return ['Nothing saved yet', 'Open the menu of a post and choose Save. Only you see what you save.']
    if (label === 'none') return ['Every saved post has a label', 'Posts that you save without one appear here.']
    return [`Nothing in “${name}”`, 'Open the menu of a post, choose “Save with a label”, and choose this one.']
  })()
  return (
    <li>
      <EmptyState title={words[0]!}>{words[1]}</EmptyState>
    </li>
  )
}

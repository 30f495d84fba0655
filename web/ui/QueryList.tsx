import { Fragment, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Loading } from './Skeleton.tsx'

type Page<Item> = { items: Item[] }

/** What a list needs to know of a query, be it one answer or pages of it. */
export type ListQuery<Item> = {
  data: Page<Item> | { pages: Page<Item>[] } | undefined
  isPending: boolean
  isError: boolean
  refetch: () => unknown
}

type QueryListProps<Item> = {
  query: ListQuery<Item>
  /** What is read aloud while it loads: "Loading posts". */
  loading?: string
  skeleton?: ReactNode
  /** A line, or an empty state of one's own. */
  empty: ReactNode
  /** What tells an item from the others, where its id does not. */
  keyOf?: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}

/** Everything loaded so far, in order. */
export const itemsOf = <Item,>(data: ListQuery<Item>['data']): Item[] =>
  !data ? [] : 'pages' in data ? data.pages.flatMap(({ items }) => items) : data.items

/** Loading, empty and failed are drawn here and nowhere else; what has been loaded stays although a later reading fails. */
export function QueryList<Item extends object>({ query, loading = 'Loading', skeleton, empty, keyOf, children }: QueryListProps<Item>) {
  if (query.data === undefined) {
    return query.isError ? <Failed onRetry={() => query.refetch()} /> : (skeleton ?? <Loading label={loading} />)
  }
  const items = itemsOf(query.data)
  if (items.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty
  return items.map((item, index) => <Fragment key={keyOf?.(item) ?? idOf(item, index)}>{children(item, index)}</Fragment>)
}

const idOf = (item: object, index: number) => ('id' in item && typeof item.id === 'string' ? item.id : index)

/** A part of the page that could not be read, with a way to try again. */
export const Failed = ({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) => (
  <EmptyState
    art="lead-off"
    title="This part could not be loaded."
    action={
      <Button tone="outline" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children ?? 'The connection dropped on the way. What you wrote is safe.'}
  </EmptyState>
)

import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { capital, useSay } from '../../lib/language/say.ts'
import { lineIsUp, onLine } from '../../lib/line.ts'
import { Button } from '../button/Button.tsx'
import { Loading } from '../status/Skeleton.tsx'
import { EmptyState } from './EmptyState.tsx'

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
  /** Said while it loads and where that fails: "Loading posts", "Posts could not be loaded." */
  what: string
  /** It stands in a `ul` or `ol`, in which everything is a row: what loads, what failed, and words where nothing stands. */
  inList?: boolean
  skeleton?: ReactNode
  /** A line, or an empty state of one's own: in a list, a row. */
  empty: ReactNode
  /** What tells an item from the others, where its id does not. */
  keyOf?: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}

/** Everything loaded so far, in order. */
export const itemsOf = <Item,>(data: ListQuery<Item>['data']): Item[] =>
  !data ? [] : 'pages' in data ? data.pages.flatMap(({ items }) => items) : data.items

/** Loading, empty and failed are drawn here and nowhere else; what has been loaded stays although a later reading fails. */
export function QueryList<Item extends object>({ query, what, inList, skeleton, empty, keyOf, children }: QueryListProps<Item>) {
  const say = useSay()
  const inRow = (shown: ReactNode) => (inList ? <li>{shown}</li> : shown)
  if (query.data === undefined) {
    if (query.isError) return inRow(<Failed what={what} onRetry={() => query.refetch()} />)
    return inRow(skeleton ?? <Loading label={say('Loading {what}', { what: say(what) })} />)
  }
  const items = itemsOf(query.data)
  if (items.length === 0) return typeof empty === 'string' ? inRow(<EmptyState title={empty} />) : empty
  return items.map((item, index) => <Fragment key={keyOf?.(item) ?? idOf(item, index)}>{children(item, index)}</Fragment>)
}

const idOf = (item: object, index: number) => ('id' in item && typeof item.id === 'string' ? item.id : index)

type FailedProps = {
  what: string
  onRetry: () => void
  children?: ReactNode /** Of its heading, where it stands in no part of its own. */
  level?: 2 | 3
}

/** A part of the page that could not be read, by its name, with a way to try again. */
export function Failed({ what, onRetry, children, level = 3 }: FailedProps) {
  const say = useSay()
  const isUp = useSyncExternalStore(onLine, lineIsUp, lineIsUp)
  return (
    <EmptyState
      art="lead-off"
      level={level}
      title={say('{what} could not be loaded.', { what: capital(say(what)) })}
      action={
        <Button tone="outline" onClick={onRetry}>
          {say('Try again')}
        </Button>
      }
    >
      {children ??
        (isUp ? say('Wardmates could not answer just now.') : say('There is no connection. It is read again when there is one.'))}
    </EmptyState>
  )
}

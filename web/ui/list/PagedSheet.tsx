import type { ReactNode } from 'react'
import type { Paged } from '../../lib/query/read-on.ts'
import { Sheet, SheetList } from '../layout/Sheet.tsx'
import { Loading } from '../status/Skeleton.tsx'
import styles from './PagedSheet.module.css'
import { type ListQuery, QueryList } from './QueryList.tsx'
import { ShowMore } from './ShowMore.tsx'

type PagedSheetProps<Item> = {
  title: string
  aside?: ReactNode
  query: ListQuery<Item> & Paged
  /** One line where nothing stands. */
  empty: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A sheet of rows that come a page at a time. */
export const PagedSheet = <Item extends object>({ title, aside, query, empty, keyOf, children }: PagedSheetProps<Item>) => (
  <Sheet title={title} aside={aside} bleed>
    <SheetList aria-label={title}>
      <QueryList
        inList
        what={title}
        query={query}
        skeleton={<Loading label={`Loading: ${title}`} />}
        keyOf={keyOf}
        empty={<li className="ui muted">{empty}</li>}
      >
        {children}
      </QueryList>
    </SheetList>
    {query.hasNextPage && (
      <div className={styles.foot}>
        <ShowMore tone="outline" block query={query} />
      </div>
    )}
  </Sheet>
)

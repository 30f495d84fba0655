import type { ComponentProps } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { type Paged, readOn } from '../../lib/query/read-on.ts'
import { Button } from '../button/Button.tsx'

type ShowMoreProps = Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'block'> & {
  query: Paged
  label?: string
  /** Said in place of the label when the page could not be read. */
  failed?: string
}

/** The way on at the end of a list that comes page by page. */
export function ShowMore({ query, label, failed, ...looks }: ShowMoreProps) {
  const say = useSay()
  return (
    <Button {...looks} busy={query.isFetchingNextPage} onClick={() => void readOn(query)}>
      {query.isFetchNextPageError ? (failed ?? say('More could not be loaded. Try again')) : (label ?? say('Show more'))}
    </Button>
  )
}

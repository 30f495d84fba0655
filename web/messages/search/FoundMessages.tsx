import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { onDay } from '../../lib/dates.ts'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { foundQuery, WORDS_MIN } from './queries.ts'

type FoundMessagesProps = { q: string; conversationId?: Id; children: (message: Message) => ReactNode }

/** Rows of messages with these words, the latest first, and the way further back: how far was searched is said. */
export function FoundMessages({ q, conversationId, children }: FoundMessagesProps) {
  const found = useInfiniteQuery(foundQuery({ q, ...(conversationId && { conversationId }) }))
  const searchedTo = found.data?.pages.at(-1)?.searchedTo
  if (q.length < WORDS_MIN) return null
  return (
    <>
      <QueryList
        query={found}
        what="messages"
        skeleton={
          <li>
            <Loading label="Searching messages" rows={1} />
          </li>
        }
        empty={<li className="ui muted">{searchedTo ? `No message since ${onDay(searchedTo)} says this.` : 'No message says this.'}</li>}
      >
        {(message) => <li>{children(message)}</li>}
      </QueryList>
      {found.hasNextPage && (
        <li>
          <ShowMore tone="outline" block query={found} label={searchedTo ? `Search before ${onDay(searchedTo)}` : 'Show more'} />
        </li>
      )}
    </>
  )
}

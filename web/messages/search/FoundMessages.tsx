import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { onDay } from '../../lib/dates.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Failed, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { findHeld } from './held-found.ts'
import { foundQuery, WORDS_MIN } from './queries.ts'

type FoundMessagesProps = { q: string; conversationId?: Id; children: (message: Message) => ReactNode }

/**
 * Rows of messages with these words, the latest first, and the way further back: how far was searched is said. Until the server answers, and where
 * it cannot be asked, they are those that this page holds.
 */
export function FoundMessages({ q, conversationId, children }: FoundMessagesProps) {
  const cache = useQueryClient()
  const asked = { q, ...(conversationId && { conversationId }) }
  const found = useInfiniteQuery(foundQuery(asked))
  const searchedTo = found.data?.pages.at(-1)?.searchedTo
  if (q.length < WORDS_MIN) return null
  if (!found.data)
    return (
      <>
        {findHeld(cache, asked).map((message) => (
          <li key={message.id}>{children(message)}</li>
        ))}
        <li>
          {found.isError ? (
            <Failed what="older messages" onRetry={() => void found.refetch()}>
              {say('The server cannot be reached. What this page holds of your messages was searched.')}
            </Failed>
          ) : (
            <Loading label={say('Searching messages')} rows={1} />
          )}
        </li>
      </>
    )
  return (
    <>
      <QueryList
        query={found}
        what="messages"
        empty={
          <li className="ui muted">
            {searchedTo ? say('No message since {day} says this.', { day: onDay(searchedTo, locale()) }) : say('No message says this.')}
          </li>
        }
      >
        {(message) => <li>{children(message)}</li>}
      </QueryList>
      {found.hasNextPage && (
        <li>
          <ShowMore
            tone="outline"
            block
            query={found}
            label={searchedTo ? say('Search before {day}', { day: onDay(searchedTo, locale()) }) : say('Show more')}
          />
        </li>
      )}
    </>
  )
}

import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { orpc } from '../../lib/query/query.ts'

/** With fewer letters nearly everything would be found. */
export const WORDS_MIN = 2

type FoundPage = { items: Message[]; next: string | null; searchedTo: string | null }

/** Messages with these words, so far back at a time. */
export const foundQuery = (asked: { q: string; conversationId?: Id }) =>
  orpc.messages.search.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...asked, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: FoundPage) => page.next ?? undefined,
    enabled: asked.q.length >= WORDS_MIN,
  })

/** What these conversations are called. */
export const titlesQuery = (ids: Id[]) => orpc.conversations.heads.queryOptions({ input: { ids }, enabled: ids.length > 0 })

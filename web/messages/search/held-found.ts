import type { QueryClient } from '@tanstack/react-query'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { holdsAll, wordsSought } from '#contract/words-found.ts'
import { contentOf } from '../content.ts'
import type { Held } from '../held.ts'
import { anyHeldKey, heldKey } from '../queries.ts'
import { WORDS_MIN } from './queries.ts'

/** The messages that this page holds and that say all of these words, the latest first. Nobody is asked. */
export function findHeld(cache: QueryClient, { q, conversationId }: { q: string; conversationId?: Id }): Message[] {
  if (q.length < WORDS_MIN) return []
  const words = wordsSought(q)
  return cache
    .getQueriesData<Held>({ queryKey: conversationId ? heldKey(conversationId) : anyHeldKey })
    .flatMap(([, held]) => held?.messages ?? [])
    .filter((message) => holdsAll(contentOf(message).text, words))
    .sort((one, other) => other.at.localeCompare(one.at))
}

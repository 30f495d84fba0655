import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { dropKept } from '../../lib/kept/kept.ts'
import { heldKey, openedQuery, quotedKey } from '../queries.ts'

/** Forgets what was written in a conversation, on this page and on this device: it is not the viewer's to read any more. */
export function forgetConversation(cache: QueryClient, id: Id) {
  for (const queryKey of [heldKey(id), quotedKey(id)]) cache.removeQueries({ queryKey })
  for (const queryKey of [heldKey(id), openedQuery(id).queryKey]) dropKept(queryKey)
}

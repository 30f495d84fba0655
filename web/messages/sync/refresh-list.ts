import type { QueryClient } from '@tanstack/react-query'
import type { Conversation } from '#contract/conversations.ts'
import { MESSAGES_AT_ONCE } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { perCache } from '../../lib/query/per-cache.ts'
import { countsQuery } from '../counts.ts'
import type { Held } from '../held.ts'
import { anyHeldKey, type Listed, type ListPage, listQuery } from '../queries.ts'
import { unreadQuery } from '../unread.ts'
import { forgetConversation } from './forget.ts'
import { belowFirst, type ListPages, withFirstPage } from './listed.ts'

const refreshing = perCache(() => ({ running: new Set<string>(), again: new Set<string>() }))

/** Reads the top of a list anew, and by their ids those that are held below it: one at a time, and once more for what came meanwhile. */
export async function refreshList(cache: QueryClient, listed: Listed) {
  const { running, again } = refreshing(cache)
  const name = JSON.stringify(listed)
  if (running.has(name)) return void again.add(name)
  running.add(name)
  try {
    do {
      again.delete(name)
      await readTop(cache, listed)
    } while (again.has(name))
  } catch {
    // The list is read as a whole when it is looked at again.
    void cache.invalidateQueries({ queryKey: listQuery(listed).queryKey, refetchType: 'none' })
  } finally {
    running.delete(name)
  }
}

const isWhole = ({ folder, q }: Listed) => folder === 'inbox' && !q

/** Conversations of which this page holds messages and which do not stand at the top of the list: they may be the viewer's no more. */
function readElsewhere(cache: QueryClient, { items }: ListPage): Id[] {
  const onTop = new Set(items.map(({ id }) => id))
  return cache.getQueriesData<Held>({ queryKey: anyHeldKey }).flatMap(([[, id], held]) => (held && !onTop.has(id as Id) ? (id as Id) : []))
}

async function readTop(cache: QueryClient, listed: Listed) {
  const { queryKey } = listQuery(listed)
  const first = await api.conversations.list(listed)
  const held = cache.getQueryData<ListPages>(queryKey)
  if (!held) return
  const ids = [...new Set([...belowFirst(held, first), ...(isWhole(listed) ? readElsewhere(cache, first) : [])])]
  const heads: Conversation[] = []
  for (let from = 0; from < ids.length; from += MESSAGES_AT_ONCE)
    heads.push(...(await api.conversations.heads({ ids: ids.slice(from, from + MESSAGES_AT_ONCE) })).items)
  const still = new Set(heads.map(({ id }) => id))
  for (const id of ids) if (!still.has(id)) forgetConversation(cache, id)
  cache.setQueryData<ListPages>(queryKey, (pages) => pages && withFirstPage(pages, first, heads, listed.folder))
  const { unread, requests } = first
  cache.setQueryData(countsQuery.queryKey, (counts) => counts && { ...counts, unread, requests })
  cache.setQueryData(unreadQuery.queryKey, (counts) => counts && { ...counts, unread })
  // Who asks is told with their folder.
  if (cache.getQueryData(countsQuery.queryKey)?.items.length !== requests) void cache.invalidateQueries({ queryKey: countsQuery.queryKey })
}

import type { QueryClient } from '@tanstack/react-query'
import type { HomeSummary } from '#contract/home.ts'
import type { DirectoryFilter, Mate, MateList } from '#contract/mates.ts'
import type { Id } from '#contract/page.ts'
import { orpc } from '../lib/query/query.ts'

const SHOWN = 3
const SHOWN_ON_PAGE = 12

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

/** The few beside the feed. */
export const suggestionsQuery = orpc.mates.suggestions.queryOptions({ input: { limit: SHOWN } })
/** Those of the mates page. */
export const allSuggestionsQuery = orpc.mates.suggestions.queryOptions({ input: { limit: SHOWN_ON_PAGE } })
export const overviewQuery = orpc.mates.overview.queryOptions()

/** One of the viewer's lists, or those in it who are called so. */
export const matesQuery = (state: MateList, q = '') =>
  orpc.mates.list.infiniteOptions({ input: (cursor: string | undefined) => ({ state, ...(q && { q }), cursor }), ...paged })

export const directoryQuery = (filter: DirectoryFilter) =>
  orpc.mates.directory.infiniteOptions({ input: (cursor: string | undefined) => ({ ...filter, cursor }), ...paged })

export const mateProfileQuery = (memberId: Id) => orpc.mates.profile.queryOptions({ input: { memberId } })

export const matesOfQuery = (memberId: Id) =>
  orpc.mates.listOf.infiniteOptions({ input: (cursor: string | undefined) => ({ memberId, cursor }), ...paged })

export const blocksQuery = orpc.mates.blocks.infiniteOptions({ input: (cursor: string | undefined) => ({ cursor }), ...paged })

/** Reads again everything of the mates page that is on the screen; the rest when it is looked at. The few beside the feed stay as they are. */
export async function rereadMates(cache: QueryClient) {
  const { overview, list, directory, profile, listOf, blocks } = orpc.mates
  const keys = [overview, list, directory, profile, listOf, blocks].map((act) => act.key())
  await Promise.all([...keys, allSuggestionsQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })))
}

/** Writes where the viewer now stands with a member, wherever that member is suggested. */
export function writeState(cache: QueryClient, fresh: Mate) {
  const inList = (all: Mate[]) => all.map((mate) => (mate.member.id === fresh.member.id ? { ...mate, state: fresh.state } : mate))
  cache.setQueryData(suggestionsQuery.queryKey, (list) => list && { items: inList(list.items) })
  cache.setQueryData<HomeSummary>(orpc.home.summary.queryKey(), (summary) =>
    summary?.suggestions ? { ...summary, suggestions: inList(summary.suggestions) } : summary,
  )
}

/** What a member wrote is gone as well once they are blocked, and back once they are not. */
export function forgetPosts(cache: QueryClient) {
  cache.removeQueries({ predicate: ({ queryKey: [path] }) => Array.isArray(path) && path[0] === 'feed' })
  void cache.invalidateQueries({ queryKey: orpc.home.summary.queryKey() })
}

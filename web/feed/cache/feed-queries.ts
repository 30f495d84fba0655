import type { FeedShow } from '#contract/feed.ts'
import { answeredWithoutLine } from '../../lib/kept/kept.ts'
import { orpc } from '../../lib/query/query.ts'

export const SHOWS: readonly FeedShow[] = ['for_you', 'newest', 'mates']

/** Which feed an address asks for. */
export const showOf = (asked: string | null): FeedShow => SHOWS.find((show) => show === asked) ?? 'for_you'

/** What a page of a feed is asked for with. For You is what the server shows unasked, and the document asks for it ahead under that address. */
export const pageOf = (show: FeedShow, cursor?: string) => ({ ...(show !== 'for_you' && { show }), cursor })

/** A feed. The live channel keeps it true, so it is never read again from the top by itself: that would ask for every page. */
export const postsQuery = (show: FeedShow) =>
  answeredWithoutLine(
    orpc.feed.list.infiniteOptions({
      input: (cursor: string | undefined) => pageOf(show, cursor),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )

const TRENDING_STALE_MS = 60_000

export const trendingQuery = answeredWithoutLine(orpc.feed.trending.queryOptions({ staleTime: TRENDING_STALE_MS }))

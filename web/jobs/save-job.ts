import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Id, Page } from '#contract/page.ts'
import type { Posting, PostingCard } from '#contract/posting.ts'
import { api } from '../lib/api/api.ts'
import { perCache } from '../lib/query/per-cache.ts'
import { orpc } from '../lib/query/query.ts'
import { announce } from '../ui/status/announce.ts'
import { makeToggle } from '../ui/toggle/toggle.ts'

const NAME = 'save-job'
/** What is saved here is said to this page too, a moment before or after its answer. */
const ECHO_MS = 2000
const lastSaved = perCache(() => ({ at: 0 }))

/** True while word of saved jobs is about a press on this page. */
export const isEcho = (cache: QueryClient) => cache.isMutating({ mutationKey: [NAME] }) > 0 || Date.now() - lastSaved(cache).at < ECHO_MS

/** Keeps a job for later, or no longer. */
export const saveJob = makeToggle({
  name: NAME,
  send: (postingId, on, options) => (on ? api.jobs.save : api.jobs.unsave)({ postingId }, options),
  draw: drawSaved,
  answered: (cache, { isSaved }, { id, title }) => {
    lastSaved(cache).at = Date.now()
    drawSaved(cache, id, isSaved)
    announce(isSaved ? `${title}: saved.` : `${title}: not saved any more.`)
    for (const { key } of [orpc.jobs.list, orpc.jobs.facets]) void cache.invalidateQueries({ queryKey: key({ input: { show: 'saved' } }) })
  },
})

/** Draws a job as saved or not, wherever it stands. */
function drawSaved(cache: QueryClient, postingId: Id, isSaved: boolean) {
  const changed = (card: PostingCard) => (card.id === postingId ? { ...card, isSaved } : card)
  cache.setQueriesData<InfiniteData<Page<PostingCard>>>(
    { queryKey: orpc.jobs.list.key({ type: 'infinite' }) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  )
  const { queryKey } = orpc.jobs.get.queryOptions({ input: { postingId } })
  cache.setQueryData<Posting>(queryKey, (posting) => posting && { ...posting, isSaved })
}

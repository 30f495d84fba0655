import { useLive } from '../lib/live.ts'
import { orpc, queryClient } from '../lib/query.ts'

/** How much waits for reviewers. */
export const deskQuery = orpc.home.desk.queryOptions()

const lists = [orpc.checks.queue, orpc.documents.held, orpc.feedback.list]

const count = () => void queryClient.invalidateQueries({ queryKey: deskQuery.queryKey })

/** Counts again, and reads again whichever list is shown. */
function readAgain() {
  count()
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: list.key() })
}

const hear = { desk_changed: readAgain, verification_changed: count, post_removed: count }

/** Follows what comes to the desk and what leaves it, for as long as it is shown. */
export const useDeskLive = () => useLive(hear, readAgain)

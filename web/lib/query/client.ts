import { QueryClient } from '@tanstack/react-query'
import { Refused } from '../api/refused.ts'
import { onLineBack } from '../line.ts'
import { isLeaving, onSessionChange, session } from '../session.ts'

const RETENTION_MS = 5 * 60_000
const RETRIES = 3

/** A refusal is an answer: asking again would get the same one. */
const isRefusal = (error: unknown) => error instanceof Refused && error.status < 500

/** The one cache of this document. `Data` hands it down: whoever needs it asks the provider, as the architecture test demands. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What the browser says of the network is a guess: asking tells, and what failed is asked again when the line is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      gcTime: RETENTION_MS,
      retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
})

const viewer = () => `${session().signedIn} ${session().user?.id}`

/** What one viewer has read is not for the next: a guest who signs in, or another member, begins with nothing. */
export function forgetWithViewer(cache: QueryClient) {
  let shownTo = viewer()
  let hasLeft = false
  return onSessionChange(() => {
    if (viewer() === shownTo) return
    // Whoever signs out keeps what is on the screen for the second that the farewell takes.
    hasLeft ||= isLeaving()
    if (isLeaving()) return
    shownTo = viewer()
    if (hasLeft) cache.clear()
    else void cache.resetQueries()
    hasLeft = false
  })
}

forgetWithViewer(queryClient)

/** Asks again for what could not be read, now that the line is back. A refusal was an answer. */
export function readAgainWithLine(cache: QueryClient) {
  return onLineBack(
    () => void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' && !isRefusal(state.error) }),
  )
}

readAgainWithLine(queryClient)

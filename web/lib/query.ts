import { QueryClient } from '@tanstack/react-query'
import { ofEveryOperation } from './operations.ts'
import { type Options, optionsOf } from './query-options.ts'
import { Refused } from './refused.ts'
import { isLeaving, onSessionChange, session } from './session.ts'

const RETENTION_MS = 5 * 60_000
const RETRIES = 3

/** A refusal is an answer: asking again would get the same one. */
const isRefusal = (error: unknown) => error instanceof Refused && error.status < 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: RETENTION_MS,
      retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
})

const viewer = () => `${session().signedIn} ${session().user?.id}`
let shownTo = viewer()

// What one viewer has read is not for the next: a guest who signs in, or another member, begins with nothing.
onSessionChange(() => {
  if (viewer() === shownTo) return
  shownTo = viewer()
  // Whoever signs out keeps what is on the screen for the second that the farewell takes.
  if (!isLeaving()) void queryClient.resetQueries()
})

/** Keys and options for every operation of the contract. */
export const orpc = ofEveryOperation(optionsOf) as Options

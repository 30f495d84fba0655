import { useQuery } from '@tanstack/react-query'
import { useOwnEntries } from '../../lib/outbox/outbox.ts'
import { recallQuery } from '../queries.ts'
import { ratingKind, ratingQueueOf } from './rate-card.ts'

/** The server counts due cards up to here. */
const DUE_MAX = 100

/** The cards that are due, without those whose rating waits for the line. */
export function useDueCards() {
  const { data, isError, refetch } = useQuery(recallQuery)
  const rated = useOwnEntries().filter(({ kind }) => kind === ratingKind.name)
  const queues = new Set(rated.map(({ queue }) => queue))
  if (!data) return { data, isError, refetch }
  const items = data.items.filter((card) => !queues.has(ratingQueueOf(card)))
  const isMany = data.due >= DUE_MAX
  const due = isMany ? data.due : data.due - (data.items.length - items.length)
  return { data: { items, due, isMany, nextAt: data.nextAt, held: rated.length }, isError, refetch }
}

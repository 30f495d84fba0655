import type { QueryClient } from '@tanstack/react-query'
import type { Rating, RecallCard } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import type { Delivery, Kind } from '../../lib/outbox/entry.ts'
import { sayRefused } from '../../ui/toggle/toggle.ts'
import { recallQuery } from '../queries.ts'

/** How well a card was remembered. */
export type RatedCard = Pick<RecallCard, 'courseId' | 'questionId' | 'prompt'> & { rating: Rating }

export const sendRating = ({ courseId, questionId, rating }: RatedCard, clientId: string, options: { signal: AbortSignal }) =>
  api.education.review({ courseId, questionId, rating, clientId }, options)

/** Takes a card that was rated from those that are due, and has the rest read again. */
export function drawRated(cache: QueryClient, { courseId, questionId }: RatedCard) {
  cache.setQueryData(recallQuery.queryKey, (data) => {
    const items = data?.items.filter((card) => card.courseId !== courseId || card.questionId !== questionId)
    return data && items && { ...data, items, due: data.due - (data.items.length - items.length) }
  })
  return cache.invalidateQueries({ queryKey: recallQuery.queryKey })
}

const delivery: Delivery<RatedCard> = {
  send: sendRating,
  sent: (cache, _, rated) => void drawRated(cache, rated),
  forgetsRefused: true,
  refused: (words, { prompt }, cache) => {
    sayRefused(`“${prompt}”`, words)
    void cache.invalidateQueries({ queryKey: recallQuery.queryKey })
  },
}

/** Ratings of one card follow one another. */
export const ratingQueueOf = ({ courseId, questionId }: Pick<RatedCard, 'courseId' | 'questionId'>) => `rate-card:${courseId}:${questionId}`

export const ratingKind: Kind<RatedCard> = {
  name: 'rate-card',
  queueOf: ratingQueueOf,
  // Here already: whoever draws the card sends by it.
  load: async () => delivery,
}

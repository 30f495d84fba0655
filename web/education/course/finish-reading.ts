import type { QueryClient } from '@tanstack/react-query'
import type { Progress } from '#contract/courses.ts'
import { api } from '../../lib/api/api.ts'
import type { Delivery, Kind } from '../../lib/outbox/entry.ts'
import { sayRefused } from '../../ui/toggle/toggle.ts'
import { writeCourse } from '../queries.ts'
import { withStep } from './places.ts'

/** A reading that its reader says to have read, in the version of the course in which they did. */
export type Reading = { courseId: string; stepId: string; version: number; title: string }

export const sendRead = ({ courseId, stepId, version }: Reading, options: { signal: AbortSignal }) =>
  api.education.finishReading({ courseId, stepId, version }, options)

export const drawRead = (cache: QueryClient, { courseId, stepId }: Reading, progress: Progress) =>
  writeCourse(cache, courseId, progress, (course) => withStep(course, (one) => (one.id === stepId ? { ...one, isFinished: true } : one)))

const delivery: Delivery<Reading, Progress> = {
  send: (reading, _clientId, options) => sendRead(reading, options),
  sent: (cache, progress, reading) => drawRead(cache, reading, progress),
  forgetsRefused: true,
  refused: (words, { title }) => sayRefused(title, words),
}

export const readingKind: Kind<Reading> = {
  name: 'finish-reading',
  queueOf: ({ courseId, stepId }) => `finish-reading:${courseId}:${stepId}`,
  // Here already: whoever draws the reading sends by it.
  load: async () => delivery,
}

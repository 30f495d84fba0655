import { useQueries } from '@tanstack/react-query'
import { orpc } from '../../lib/query/query.ts'
import {
  ofAnswer,
  ofAppeal,
  ofCheck,
  ofClaim,
  ofCourse,
  ofDocument,
  ofGrievance,
  ofPage,
  ofReport,
  oneQueue,
  type Read,
  type Waiting,
} from './queue.ts'

const read =
  <Item>(show: (item: Item) => Waiting) =>
  ({ items, next }: { items: readonly Item[]; next: string | null }): Read => ({ items: items.map(show), isMore: next !== null })

/** What every list of the desk begins with. */
const lists = [
  orpc.verification.queue.queryOptions({ input: { show: 'open' }, select: read(ofClaim) }),
  orpc.institutionClaims.queue.queryOptions({ input: { show: 'open' }, select: read(ofPage) }),
  orpc.checks.queue.queryOptions({ input: {}, select: read(ofCheck) }),
  orpc.documents.quarantined.queryOptions({ input: {}, select: read(ofDocument) }),
  orpc.feedback.list.queryOptions({ input: { show: 'wrong' }, select: read(ofAnswer) }),
  orpc.manuscripts.desk.queryOptions({ input: { show: 'submitted' }, select: read(ofCourse) }),
  orpc.moderation.reports.queryOptions({ input: {}, select: read(ofReport) }),
  orpc.moderation.appeals.queryOptions({ input: {}, select: read(ofAppeal) }),
  orpc.grievances.desk.queryOptions({ input: {}, select: read(ofGrievance) }),
] as const

/** Everything that waits for a reviewer as one list; nothing before all of it was read. */
export function useQueue() {
  return useQueries({
    queries: lists,
    combine: (answers) => ({
      queue: answers.every(({ data }) => data) ? oneQueue(answers.flatMap(({ data }) => data ?? [])) : undefined,
      failed: answers.find(({ error }) => error)?.error,
      readAgain: () => {
        for (const { refetch } of answers) void refetch()
      },
    }),
  })
}

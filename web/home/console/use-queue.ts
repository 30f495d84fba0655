import { useQueries } from '@tanstack/react-query'
import type { StaffRole } from '#contract/staff-roles.ts'
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

/** What every list of the desk begins with, of those that these roles open. */
function listsFor(roles: readonly StaffRole[]) {
  const open = (role: StaffRole) => ({ enabled: roles.includes(role) })
  return [
    orpc.verification.queue.queryOptions({ input: { show: 'open' }, select: read(ofClaim), ...open('reviewer') }),
    orpc.institutionClaims.queue.queryOptions({ input: { show: 'open' }, select: read(ofPage), ...open('reviewer') }),
    orpc.checks.queue.queryOptions({ input: {}, select: read(ofCheck), ...open('medical_editor') }),
    orpc.documents.quarantined.queryOptions({ input: {}, select: read(ofDocument), ...open('medical_editor') }),
    orpc.feedback.list.queryOptions({ input: { show: 'wrong' }, select: read(ofAnswer), ...open('medical_editor') }),
    orpc.manuscripts.desk.queryOptions({ input: { show: 'submitted' }, select: read(ofCourse), ...open('medical_editor') }),
    orpc.moderation.reports.queryOptions({ input: {}, select: read(ofReport), ...open('moderator') }),
    orpc.moderation.appeals.queryOptions({ input: {}, select: read(ofAppeal), ...open('moderator') }),
    orpc.grievances.desk.queryOptions({ input: {}, select: read(ofGrievance), ...open('moderator') }),
  ] as const
}

/** Everything that waits for somebody with these roles as one list; nothing before all of it was read. */
export function useQueue(roles: readonly StaffRole[]) {
  return useQueries({
    queries: listsFor(roles),
    combine: (all) => {
      const answers = all.filter(({ isEnabled }) => isEnabled)
      return {
        queue: answers.every(({ data }) => data) ? oneQueue(answers.flatMap(({ data }) => data ?? [])) : undefined,
        failed: answers.find(({ error }) => error)?.error,
        readAgain: () => {
          for (const { refetch } of answers) void refetch()
        },
      }
    },
  })
}

import { sql } from 'kysely'
import { APPLICATION_DAYS } from '#contract/limits.ts'
import { announce } from '../notifications/public.ts'
import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { sweepLetGo } from '../platform/uploads/kept.ts'
import { askForAnswers } from './applications/due.ts'
import { tellOfApplications } from './applications/steps.ts'
import { sweepFree } from './locum/free.ts'
import { cancelLost } from './locum/lost.ts'
import { askStillOpen, closeOverdue } from './postings/close.ts'
import { alertSearches } from './searches/alerts.ts'

/** What time brings to postings: those whose last day is over or that nobody confirms close, others are asked for, and old applications are erased. */
export async function sweepPostings({ db, live }: Pick<Services, 'db' | 'live'>, signal?: AbortSignal) {
  for (const step of [closeOverdue, askStillOpen]) {
    let left = true
    while (left && !signal?.aborted) {
      const { postingIds, notifiedIds } = await db.transaction().execute(step)
      announce(live, notifiedIds)
      for (const id of postingIds) live.touch(`posting:${id}`)
      left = postingIds.length > 0
    }
  }
  await db.transaction().execute(async (tx) => {
    await sql`
      delete from job_application a using job_posting p
      where p.id = a.posting_id and p.state = 'closed' and p.closed_at < now() - make_interval(days => ${sql.lit(APPLICATION_DAYS)})`.execute(
      tx,
    )
    await sweepLetGo(tx)
  })
}

/** Applications that nobody has answered in time: those who recruit are asked for it. */
export async function sweepUnanswered({ db, live }: Pick<Services, 'db' | 'live'>, signal?: AbortSignal) {
  let left = true
  while (left && !signal?.aborted) {
    const { due, notifiedIds } = await db.transaction().execute(askForAnswers)
    announce(live, notifiedIds)
    for (const { memberId, postingId } of due) tellOfApplications(live, [memberId], postingId)
    left = due.length > 0
  }
}

/** Shifts to come whose doctor is there no longer, or not as one who was checked. */
export async function sweepShifts({ db, live }: Pick<Services, 'db' | 'live'>, signal?: AbortSignal) {
  let left = true
  while (left && !signal?.aborted) {
    const { lost, notifiedIds } = await db.transaction().execute(cancelLost)
    announce(live, notifiedIds)
    for (const { row, team } of lost) for (const id of [...team, ...[row.taken_by ?? []].flat()]) live.toMember(id, 'shifts_changed')
    left = lost.length > 0
  }
}

/** The durable jobs of this room; what members apply for is a posting. */
export const jobsJobs = [
  work(defineSweep('sweep-postings', '10 * * * *'), (_, services: Services, signal) => sweepPostings(services, signal)),
  work(defineSweep('sweep-unanswered', '40 * * * *'), (_, services: Services, signal) => sweepUnanswered(services, signal)),
  work(defineSweep('sweep-free-doctors', '20 2 * * *'), (_, { db }: Services) => sweepFree(db)),
  work(defineSweep('sweep-shifts', '*/10 * * * *'), (_, services: Services, signal) => sweepShifts(services, signal)),
  // Before the first emails of the morning, which tell of what it finds.
  work(defineSweep('alert-searches', '30 6 * * *'), (_, services: Services, signal) => alertSearches(services, new Date(), signal)),
]

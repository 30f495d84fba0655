import type { Services } from '../platform/http/context.ts'
import { work } from '../platform/jobs/job.ts'
import { keepMutualIn, mutualJob } from './mutual-connections.ts'

export const homeJobs = [
  work(mutualJob, async ({ memberId, timeZone }, { db, live }: Services) => {
    await keepMutualIn(db, memberId, timeZone)
    // The page that asked for it shows the older number still.
    live.toMember(memberId, 'mates_changed')
  }),
]

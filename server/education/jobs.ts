import { z } from 'zod'
import type { Services } from '../platform/http/context.ts'
import { defineJob, defineSweep, work } from '../platform/jobs/job.ts'
import { layCourses } from './courses/lay.ts'
import { cancelHostless, remindOfEvents } from './events/reminders.ts'
import { layRules } from './ledger/council-rules.ts'

/** The courses that this version ships may be other ones than those of the last start. */
const atStart = { payload: z.object({}), key: () => '', atStart: true, pollSeconds: 30 }
const coursesJob = defineJob({ name: 'lay-courses', ...atStart })
const rulesJob = defineJob({ name: 'lay-council-rules', ...atStart })

export const educationJobs = [
  work(coursesJob, (_, { db }: Services) => layCourses(db)),
  work(rulesJob, (_, { db }: Services) => layRules(db)),
  work(defineSweep('cancel-hostless-events', '2-59/5 * * * *'), (_, services: Services) => cancelHostless(services)),
  work(defineSweep('remind-of-events', '*/5 * * * *'), (_, services: Services) => remindOfEvents(services)),
]

import type { Services } from '../platform/http/context.ts'
import { work } from '../platform/jobs/job.ts'
import { suggestionsJob, workOut } from './kept-suggestions.ts'

export const matesJobs = [work(suggestionsJob, ({ memberId }, { db }: Services) => workOut(db, memberId))]

import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { sweepSearch } from './public.ts'

export const searchJobs = [work(defineSweep('sweep-search', '55 * * * *'), (_, { db }: Services) => sweepSearch(db))]

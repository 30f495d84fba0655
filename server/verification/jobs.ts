import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { sweepVerification } from './public.ts'

export const verificationJobs = [
  work(defineSweep('sweep-verification', '45 * * * *'), (_, services: Services) => sweepVerification(services)),
]

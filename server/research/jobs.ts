import { type Doxy, retractWorks } from '../doxy/public.ts'
import type { Services } from '../platform/http/context.ts'
import { work } from '../platform/jobs/job.ts'
import { seekingJob } from './comparing/job.ts'
import { seekAgain } from './comparing/work.ts'
import { indexingJob } from './evidence/job.ts'
import { indexPaper } from './evidence/work.ts'
import { readingJob } from './reading/job.ts'
import { readVersion } from './reading/work.ts'
import { retractingJob } from './retractions/job.ts'

export const researchJobs = [
  work(readingJob, (place, services: Services) => readVersion(place, services)),
  work(seekingJob, (paper, services: Services) => seekAgain(paper, services)),
  work(indexingJob, (paper, context: Services & Doxy) => indexPaper(paper, context)),
  work(retractingJob, ({ dois }, context: Services & Doxy) => retractWorks(context, dois)),
]

import { accountJobs } from './account/jobs.ts'
import { doxyJobs } from './doxy/jobs.ts'
import { educationJobs } from './education/jobs.ts'
import { exportTable } from './export-table.ts'
import { feedJobs } from './feed/jobs.ts'
import { homeJobs } from './home/jobs.ts'
import { weekLines } from './home/public.ts'
import { institutionsJobs } from './institutions/jobs.ts'
import { jobsJobs } from './jobs/jobs.ts'
import { matesJobs } from './mates/jobs.ts'
import { type AnswerContext, messagesJobs } from './messages/jobs.ts'
import { waitsToBeRead } from './messages/public.ts'
import { notificationsJobs } from './notifications/jobs.ts'
import type { Work } from './platform/jobs/job.ts'
import { platformJobs } from './platform/platform-jobs.ts'
import { privacyJobs } from './privacy/jobs.ts'
import { researchJobs } from './research/jobs.ts'
import { searchJobs } from './search/jobs.ts'
import { verificationJobs } from './verification/jobs.ts'

/** What the jobs are given. */
export type JobContext = AnswerContext

/** The jobs of all rooms, each with what does it. */
export const jobTable: readonly Work<JobContext>[] = [
  ...platformJobs,
  ...accountJobs,
  ...notificationsJobs(weekLines, waitsToBeRead),
  ...verificationJobs,
  ...doxyJobs,
  ...matesJobs,
  ...feedJobs,
  ...messagesJobs,
  ...institutionsJobs,
  ...jobsJobs,
  ...researchJobs,
  ...educationJobs,
  ...searchJobs,
  ...homeJobs,
  ...privacyJobs(({ messageKeys }: JobContext) => exportTable(messageKeys)),
]

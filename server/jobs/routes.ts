import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { jobSearches } from '#contract/job-searches.ts'
import { jobs } from '#contract/jobs.ts'
import { locum, locumDesk } from '#contract/locum.ts'
import { postingImport } from '#contract/posting-import.ts'
import { postings } from '#contract/postings.ts'
import type { ConversationKeys } from '../messages/public.ts'
import { serve } from '../platform/http/operations/serve.ts'
import type { ReadPages } from '../verification/public.ts'
import { applicantHandlers } from './applicants/handlers.ts'
import { applicationHandlers } from './applications/handlers.ts'
import { boardHandlers } from './board/handlers.ts'
import { importHandlers } from './import/handlers.ts'
import { locumDeskHandlers, locumHandlers } from './locum/handlers.ts'
import { postingHandlers } from './postings/handlers.ts'
import { searchHandlers } from './searches/handlers.ts'

export { servePublicPostings } from './public-page/routes.ts'

/** The parts of the contract that this room answers; `readPages` reads the text of a PDF: no Aadhaar number is kept in a CV. */
export const jobsRoutes = (keys: ConversationKeys, readPages: ReadPages) => ({
  jobs: serve(jobs, boardHandlers),
  jobSearches: serve(jobSearches, searchHandlers),
  postings: serve(postings, postingHandlers),
  postingImport: serve(postingImport, importHandlers),
  applications: serve(applications, applicationHandlers(keys, readPages)),
  applicants: serve(applicants, applicantHandlers(keys)),
  locum: serve(locum, locumHandlers),
  locumDesk: serve(locumDesk, locumDeskHandlers),
})

import { educationReports, educationUpheld } from './education/public.ts'
import { feedReports, feedWithheld } from './feed/public.ts'
import { institutionsConcerned, institutionsReports, institutionsUpheld } from './institutions/public.ts'
import { jobsConcerned, jobsReports, jobsUpheld } from './jobs/public.ts'
import { type ConversationKeys, messageReports } from './messages/public.ts'
import type { ConcernedTable, ReportTable, UpheldTable, WithheldTable } from './moderation/public.ts'
import { profileReports } from './profile/public.ts'
import { researchReports, researchWithheld } from './research/public.ts'

/** What can be reported, each kind with the room that knows what it says, whose it is and who may see it. */
const reportTable = (keys: ConversationKeys): ReportTable => ({
  ...profileReports,
  ...feedReports,
  ...institutionsReports,
  ...jobsReports,
  ...researchReports,
  ...educationReports,
  ...messageReports(keys),
})

/** What follows once a report was right: a job is closed, an event is cancelled, a course is withdrawn, and a page loses its mark. */
export const upheldTable: UpheldTable = { ...institutionsUpheld, ...jobsUpheld, ...educationUpheld }

/** Whom a report concerns besides: all who run the page, and those of the page that offers the job. */
const concernedTable: ConcernedTable = { ...institutionsConcerned, ...jobsConcerned }

/** How open pages hear that something was withheld or let go. */
export const withheldTable: WithheldTable = { ...feedWithheld, ...researchWithheld }

/** All of that. */
export const reportTables = (keys: ConversationKeys) => ({ reportTable: reportTable(keys), upheldTable, withheldTable, concernedTable })

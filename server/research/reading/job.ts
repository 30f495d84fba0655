import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** The reading of a version's text out of its file. */
export const readingJob = defineJob({
  name: 'read-paper',
  payload: z.object({ paperId: z.uuid(), no: z.number().int() }),
  key: ({ paperId, no }) => `${paperId} ${no}`,
})

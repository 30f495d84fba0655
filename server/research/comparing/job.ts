import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** The search for the words that comments quote, in the newest text of their paper. */
export const seekingJob = defineJob({
  name: 'seek-quotes',
  payload: z.object({ paperId: z.uuid() }),
  key: ({ paperId }) => paperId,
})

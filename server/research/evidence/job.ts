import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** The indexing of a paper for its uploader; of one that is gone, its leaving the index. */
export const indexingJob = defineJob({
  name: 'index-paper',
  payload: z.object({ paperId: z.uuid(), uploaderId: z.uuid() }),
  key: ({ paperId }) => paperId,
})

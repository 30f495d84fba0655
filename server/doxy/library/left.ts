import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** Documents that everybody was answered from are gone, or say something else since (`changed`): what was judged by them is looked at again. */
export const evidenceLeft = defineJob({
  name: 'evidence-left',
  payload: z.object({ ids: z.array(z.string()), changed: z.boolean().optional() }),
})

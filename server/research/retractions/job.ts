import { z } from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

/** The leaving of retracted works from what everybody is answered from. */
export const retractingJob = defineJob({ name: 'retract-evidence', payload: z.object({ dois: z.array(z.string()) }) })

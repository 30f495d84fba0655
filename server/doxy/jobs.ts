import { z } from 'zod'
import type { Services } from '../platform/http/context.ts'
import { defineJob, defineSweep, work } from '../platform/jobs/job.ts'
import { emitDeskChanged } from '../verification/public.ts'
import type { Doxy } from './ask.ts'
import { indexNotes } from './notes.ts'

/** What the jobs are given: the services, and what Doxy AI answers from. */
type JobContext = Services & Doxy

/** The notes that this version ships may be other ones than those of the last start. */
const notesJob = defineJob({ name: 'index-notes', payload: z.object({}), key: () => '', atStart: true, pollSeconds: 30 })

export const doxyJobs = [
  work(notesJob, async (_, { config, library }: JobContext) => {
    if (config.corpus) await indexNotes(library)
  }),
  work(defineSweep('sweep-quarantine', '15 4 * * *'), async (_, context: JobContext) => {
    if ((await context.library.sweepQuarantine()) > 0) await emitDeskChanged(context, 'medical_editor')
  }),
]

import type { ConversationKeys } from '../messages/public.ts'
import type { RoomExport } from '../platform/export.ts'
import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { eraseDue, eraseJob } from './deletion/erase.ts'
import { exportJob, giveUpExport, makeExport, sweepExports } from './export/make.ts'

/** What every room brings to a copy is handed in. */
export const privacyJobs = <Context extends Services & { messageKeys: ConversationKeys }>(
  rooms: (context: Context) => readonly RoomExport[],
) => [
  work(exportJob, (asked, context: Context, signal) => makeExport(asked, context, rooms(context), signal), giveUpExport),
  work(eraseJob, (_, context: Context) => eraseDue(context, context.messageKeys)),
  work(defineSweep('sweep-exports', '40 * * * *'), (_, services: Context) => sweepExports(services)),
]

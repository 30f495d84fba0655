import { sweepLimits } from './access/sweep-limits.ts'
import { keepHead } from './audit/head.ts'
import { sweepImages } from './files/images.ts'
import type { Services } from './http/context.ts'
import { defineSweep, work } from './jobs/job.ts'
import { mailJob } from './mail.ts'
import { sweepUploads, sweepUploadsJob } from './uploads/sweep.ts'

/** The jobs of the platform itself. */
export const platformJobs = [
  work(mailJob, (queued, { mail }: Services) => mail.deliver(queued)),
  work(defineSweep('sweep-outbox', '35 * * * *'), (_, { mail }: Services) => mail.sweepOutbox()),
  work(defineSweep('sweep-sessions', '* * * * *'), (_, { sessions }: Services) => sessions.sweep()),
  work(defineSweep('sweep-limits', '*/10 * * * *'), (_, { db, config }: Services) => sweepLimits(db, config)),
  work(defineSweep('sweep-images', '15 * * * *'), (_, { db, files }: Services) => sweepImages(db, files)),
  work(sweepUploadsJob, (_, { db, files }: Services) => sweepUploads(db, files)),
  work(
    defineSweep('keep-audit-head', '50 * * * *'),
    async (_, { db, config, signer }: Services) => void (await keepHead(db, config.dataDir, signer)),
  ),
]

import { evidenceLeft } from '../doxy/public.ts'
import type { Services } from '../platform/http/context.ts'
import { defineSweep, work } from '../platform/jobs/job.ts'
import { modelCheck, postCheck } from './check/queue.ts'
import { recheckBy } from './check/recheck.ts'
import { checkPost, checkPostWithModel } from './check/worker.ts'
import { sweepSeen } from './choices/posts.ts'
import { citedRetracted } from './citing/queue.ts'
import { notifyCiting } from './citing/work.ts'
import { linkPreview } from './preview/queue.ts'
import { previewLink } from './preview/worker.ts'
import { sweepSnapshots } from './ranking/snapshots.ts'
import { keepTrending } from './trending/keep.ts'

export const feedJobs = [
  work(postCheck, checkPost),
  work(modelCheck, checkPostWithModel),
  work(evidenceLeft, (left, services: Services) => recheckBy(left, services)),
  work(citedRetracted, (cited, services: Services) => notifyCiting(cited, services)),
  work(linkPreview, previewLink),
  work(defineSweep('keep-trending', '* * * * *'), (_, { db }: Services) => keepTrending(db, Date.now())),
  work(defineSweep('sweep-seen-posts', '20 3 * * *'), (_, { db }: Services) => sweepSeen(db, new Date())),
  work(defineSweep('sweep-feed-snapshots', '10 * * * *'), (_, { db }: Services) => sweepSnapshots(db, Date.now())),
]

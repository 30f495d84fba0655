import { z } from 'zod'
import { pushWords } from '#contract/push-words.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob, defineSweep, work } from '../../platform/jobs/job.ts'
import { deliver, type Push } from './deliver.ts'
import { devicesOf, findDevice, removeDevice } from './devices.ts'
import { findOver, findQuietHours, hold, isQuiet, release } from './quiet-hours.ts'

const HOUR_S = 3600

/** Whatever is said, it says no more than that something waits. */
const pushes = {
  message: { words: pushWords.message, ttlSeconds: 24 * HOUR_S, urgency: 'normal', topic: 'messages' },
  urgent: { words: pushWords.message, ttlSeconds: HOUR_S / 2, urgency: 'high', topic: 'urgent' },
  summary: { words: pushWords.summary, ttlSeconds: 24 * HOUR_S, urgency: 'normal', topic: 'messages' },
} satisfies Record<string, Push>

const Waiting = z.object({
  kind: z.enum(['message', 'urgent', 'summary']),
  /** The conversation; of a summary none. */
  subjectId: z.uuid().nullable(),
})
export type Waiting = z.infer<typeof Waiting>

/**
 * Whether it still waits for a member to look: read, muted and acknowledged things do not. Whoever joins the rooms hands it in: messages belong to a
 * room that this one may not read.
 */
export type WaitsFor = (db: Db, memberId: string, waiting: Waiting) => Promise<boolean>

const pushJob = defineJob({
  name: 'push',
  payload: Waiting.extend({ deviceId: z.uuid() }),
  key: ({ deviceId, kind, subjectId }) => `${deviceId} ${kind} ${subjectId}`,
  retries: 4,
})

type ToPush = { memberId: string; subjectId: Waiting['subjectId'] }

/** Queues a push to every device of these members, within the change that gives them something to look at. */
export async function pushTo(tx: Db, kind: Waiting['kind'], all: readonly ToPush[]) {
  if (all.length === 0) return
  const devices = Map.groupBy(
    await devicesOf(
      tx,
      all.map(({ memberId }) => memberId),
    ),
    ({ memberId }) => memberId,
  )
  const payloads = all.flatMap(({ memberId, subjectId }) =>
    (devices.get(memberId) ?? []).map(({ id }) => ({ deviceId: id, kind, subjectId })),
  )
  await enqueue(tx, pushJob, payloads)
}

/** Sends one push, unless what it is about has been seen to or it is quiet. Throws where it is worth another try. */
async function push({ deviceId, ...waiting }: Waiting & { deviceId: string }, waitsFor: WaitsFor, services: Services, signal: AbortSignal) {
  const { db, log, sessions } = services
  const device = await findDevice(services, deviceId)
  if (!device || (await sessions.endsAt(device.sessionId)) <= Date.now()) return
  if (!(await waitsFor(db, device.memberId, waiting))) return
  const hours = await findQuietHours(db, device.memberId)
  if (hours && isQuiet(hours, new Date())) return void (await hold(db, device.memberId))
  const status = await deliver(services, device.subscription, pushes[waiting.kind], signal)
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) return void (await removeDevice(db, deviceId))
  if (status === 429 || status >= 500) throw new Error(`The push service answered with status ${status}.`)
  log.warn({ deviceId, status }, 'a push service refused a push')
}

/** Sums up for each member whose quiet hours are over what would have rung in them. */
export async function endQuietHours(db: Db, now: Date, waitsFor: WaitsFor) {
  const summary = { kind: 'summary', subjectId: null } as const
  for (const memberId of await findOver(db, now))
    await db.transaction().execute(async (tx) => {
      if ((await release(tx, memberId)) && (await waitsFor(tx, memberId, summary)))
        await pushTo(tx, 'summary', [{ memberId, subjectId: null }])
    })
}

export const pushJobs = (waitsFor: WaitsFor) => [
  work(pushJob, (payload, services: Services, signal) => push(payload, waitsFor, services, signal)),
  work(defineSweep('end-quiet-hours', '* * * * *'), (_, { db }: Services) => endQuietHours(db, new Date(), waitsFor)),
]

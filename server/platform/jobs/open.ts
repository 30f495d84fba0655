import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { isClockRight } from '../db/clock.ts'
import type { Database } from '../db/open.ts'
import { troubleOf } from '../db/trouble.ts'
import type { Log } from '../log.ts'
import { semaphore } from '../semaphore.ts'
import { openBoss, SCHEMA } from './boss.ts'
import { enqueue } from './enqueue.ts'
import type { Job, Work } from './job.ts'

/** Jobs that a node takes in one question. */
const BATCH = 10
/** Connections that looking for jobs may take from the pool at once. */
const CONNECTIONS = 2
/** How often one of the nodes looks for jobs whose node is gone. */
const SUPERVISE_SECONDS = 10
/** How long a close waits for jobs that are being done; they are done again later. */
const CLOSE_GRACE_MS = 5_000
const AFTER_LOOK_MS = 500
/** Until jobs that could not begin are begun again. */
const AGAIN_MS = 500
const REASON_MAX = 300
const unsettled = new Set(['created', 'retry', 'active'])

export type Jobs = {
  /** Begins to do what is queued; with the clock, also what is to be done at each start and at certain hours. */
  start(options?: { clock: boolean }): Promise<void>
  close(): Promise<void>
}

type Options<Context> = { database: Pick<Database, 'db' | 'pool'>; log: Log; works: readonly Work<Context>[]; context: Context }

/** Does the jobs of all rooms. Several nodes share them, and each job is given to one. */
export function openJobs<Context>({ database: { db, pool }, log, works, context }: Options<Context>): Jobs {
  const closing = new AbortController()
  // All kinds of jobs are asked for at the same moment; each connection is a process of PostgreSQL.
  const ask = semaphore(CONNECTIONS)
  let boss: PgBoss | undefined

  async function start({ clock } = { clock: true }) {
    while (!closing.signal.aborted) {
      try {
        return await tryStart(clock)
      } catch (error) {
        // A database that is away at this moment comes back, and requests are answered meanwhile.
        if (!troubleOf(error)) throw error
        log.warn({ err: error }, 'jobs could not begin and are begun again')
        await boss?.stop({ graceful: false }).catch(() => {})
        await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function tryStart(clock: boolean) {
    boss = openBoss((text, values) => ask(() => pool.query(text, values)), {
      supervise: true,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      maintenanceIntervalSeconds: 3600,
      schedule: clock,
    })
    boss.on('error', (error) => log.error({ err: error }, 'jobs'))
    boss.on('warning', ({ message }) => log.warn(message))
    await boss.start()
    if (clock) await schedule(boss)
    for (const one of works) {
      if (one.job.after) void begin(boss, one).catch((error) => log.error({ err: error, job: one.job.name }, 'jobs'))
      else await begin(boss, one)
    }
  }

  async function begin(boss: PgBoss, one: Work<Context>) {
    const { job } = one
    if (job.after) await settled(boss, job.after)
    if (closing.signal.aborted) return
    const options = { batchSize: BATCH, burstWhenBatchFull: true, pollingIntervalSeconds: job.pollSeconds, includeMetadata: true } as const
    await boss.work(job.name, options, async (batch: JobWithMetadata<object>[]) => {
      // One after another, each settled by itself: a crash repeats the one that it broke off, not its whole batch.
      for (const taken of batch) await settle(boss, taken, one)
    })
  }

  async function settle(boss: PgBoss, one: JobWithMetadata<object>, { job, run, giveUp }: Work<Context>) {
    const { id, name, data, signal, retryCount, retryLimit } = one
    if (closing.signal.aborted) return giveBack(one)
    try {
      const either = AbortSignal.any([signal, closing.signal])
      either.throwIfAborted()
      // What is deleted or expires by a clock that is a year ahead does not come back.
      if (job.cron && !(await isClockRight(db))) throw new Error('The clock of this machine is not the one of its database.')
      await run(data, context, either)
    } catch (error) {
      const reason = closing.signal.aborted ? 'The server was closed.' : reasonOf(error)
      const isLast = retryCount >= retryLimit
      log[isLast ? 'error' : 'warn']({ job: name, id, tries: retryCount + 1, reason }, 'job failed')
      if (isLast) await giveUp?.(data, context).catch((error) => log.error({ job: name, id, reason: reasonOf(error) }, 'job not given up'))
      await boss.fail(name, one, { reason })
      return
    }
    await boss.complete(name, one)
  }

  /** A job that was taken and not begun has not been tried: taking it counts a try, which is taken back, and it is due at once. */
  async function giveBack({ id, name, retryCount }: JobWithMetadata<object>) {
    await pool.query(
      `update ${SCHEMA}.job set state = 'retry', retry_count = retry_count - 1, start_after = now()
       where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [name, id, retryCount],
    )
  }

  /** Waits until no job of a kind waits or runs. */
  async function settled(boss: PgBoss, name: string) {
    while (!closing.signal.aborted) {
      // A database that is away for a moment must not keep this node from ever beginning.
      const jobs = await boss.findJobs(name).catch((error) => void log.error({ err: error, job: name }, 'jobs'))
      if (jobs && !jobs.some(({ state }) => unsettled.has(state))) return
      await sleep(AFTER_LOOK_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  async function schedule(boss: PgBoss) {
    const jobs = works.map(({ job }) => job)
    for (const job of jobs) if (job.atStart) await enqueue(db, job, [{}])
    const timed = jobs.filter((job): job is Job & { cron: string } => job.cron !== undefined)
    for (const { name, cron } of timed) await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' })
    const names = new Set(timed.map(({ name }) => name))
    for (const { name, key } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name, key)
  }

  return {
    start,
    async close() {
      closing.abort()
      if (!boss) return
      const done = Promise.all(works.map(({ job }) => boss?.offWork(job.name, { wait: true })))
      await Promise.race([done, sleep(CLOSE_GRACE_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/** Why a job failed, in a line an operator reads: what a fault carries beside its message may be members' words and stays out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'An unknown fault'
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code}: ${error.message.split('\n')[0]}`.slice(0, REASON_MAX)
}

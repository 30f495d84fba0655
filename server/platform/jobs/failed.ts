import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/open.ts'
import { FAILED, openBoss } from './boss.ts'

/** A job that was tried to the end, as an operator sees it: what it carried stays sealed. */
export type FailedJob = { id: string; name: string; tries: number; failedAt: Date; reason: string }

type Pool = Database['pool']

async function withBoss<T>(pool: Pool, use: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = openBoss((text, values) => pool.query(text, values))
  boss.on('error', () => {})
  await boss.start()
  return use(boss).finally(() => boss.stop({ graceful: false }))
}

/** The jobs that were given up, oldest first. */
export const listFailed = (pool: Pool): Promise<FailedJob[]> => withBoss(pool, findFailed)

async function findFailed(boss: PgBoss): Promise<FailedJob[]> {
  const jobs = await boss.findJobs<object>(FAILED, { queued: true })
  return jobs
    .map(({ id, sourceName, sourceRetryCount, sourceOutput, createdOn }) => ({
      id,
      name: sourceName ?? '',
      tries: (sourceRetryCount ?? 0) + 1,
      failedAt: createdOn,
      reason: String((sourceOutput as { reason?: string } | null)?.reason ?? 'Its node was gone each time.'),
    }))
    .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime())
}

/**
 * Queues a given-up job anew, with all its tries. `waits` where one with the same key does already, which will do the same: the given-up one is
 * over then. `unknown` when there is none of this id.
 */
export const retryFailed = (pool: Pool, id: string): Promise<'queued' | 'waits' | 'unknown'> =>
  withBoss(pool, async (boss) => {
    if (!(await findFailed(boss)).some((one) => one.id === id)) return 'unknown'
    return (await boss.redrive(FAILED, { ids: [id] })) === 1 ? 'queued' : 'waits'
  })

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { openLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { listFailed, retryFailed } from './failed.ts'
import { installJobs } from './install.ts'
import { defineJob, work } from './job.ts'
import { openJobs } from './open.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('what an operator has tried again, and waits anew under its key, is done once and given up no more', async () => {
  const { db, pool } = fresh.database
  const job = defineJob({ name: 'sweep', payload: z.object({}), key: () => '', retries: 0, pollSeconds: 0.5 })
  const does = async (run: () => Promise<unknown>) => {
    const works = [work(job, run)]
    await installJobs(pool, works)
    const jobs = openJobs({ database: fresh.database, log: openLog('silent'), works, context: {} })
    await jobs.start({ clock: false })
    return jobs
  }
  const fails = await does(() => Promise.reject(new Error('once')))
  await enqueue(db, job, [{}])
  await expect.poll(() => listFailed(pool)).toHaveLength(1)
  await fails.close()
  await enqueue(db, job, [{}])

  const [one] = await listFailed(pool)
  expect(await retryFailed(pool, one!.id)).toBe('waits')

  expect(await listFailed(pool)).toEqual([])
  const done: string[] = []
  const succeeds = await does(async () => done.push('swept'))
  await expect.poll(() => done).toEqual(['swept'])
  await succeeds.close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import type { Database } from '../db/open.ts'
import { openLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { installJobs } from './install.ts'
import { defineJob, work } from './job.ts'
import { openJobs } from './open.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('jobs begin once the database is there, however often it was away while they were to begin', async () => {
  const { db, pool } = fresh.database
  const job = defineJob({ name: 'noting', payload: z.object({ word: z.string() }), pollSeconds: 0.5 })
  const done: string[] = []
  const works = [work(job, async ({ word }, noted: string[]) => noted.push(word))]
  await installJobs(pool, works)
  let asked = 0
  // Away at the first, the third and the fifth of what is asked of it.
  const query = (text: string, values: unknown[]) =>
    ++asked < 6 && asked % 2 ? Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })) : pool.query(text, values)
  const jobs = openJobs({ database: { db, pool: { query } as Database['pool'] }, log: openLog('silent'), works, context: done })

  await jobs.start()

  await enqueue(db, job, [{ word: 'one' }])
  await expect.poll(() => done).toEqual(['one'])
  expect(asked).toBeGreaterThan(6)
  await jobs.close()
})

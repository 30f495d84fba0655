import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { openLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { installJobs } from './install.ts'
import { defineSweep, work } from './job.ts'
import { openJobs } from './open.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('what goes by the clock is left alone where the clock is wrong, and done once it is right', async () => {
  const { db, pool } = fresh.database
  const sweep = { ...defineSweep('sweep', '0 * * * *'), pollSeconds: 0.5 }
  const done: string[] = []
  const works = [work(sweep, async (_, swept: string[]) => swept.push('swept'))]
  await installJobs(pool, works)
  const jobs = openJobs({ database: fresh.database, log: openLog('silent'), works, context: done })
  await jobs.start({ clock: false })
  const failed = sql<{ words: string }>`select output->>'reason' as words from pgboss.job where name = 'sweep' and state = 'retry'`

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
  await enqueue(db, sweep, [{}])
  await expect.poll(async () => (await failed.execute(db)).rows[0]?.words).toMatch(/clock of this machine/)
  expect(done).toEqual([])

  vi.useRealTimers()
  await sql`update pgboss.job set start_after = now() where name = 'sweep'`.execute(db)
  await expect.poll(() => done).toEqual(['swept'])
  await jobs.close()
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import type { Db } from '../db/client.ts'
import { openLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { listFailed, retryFailed } from './failed.ts'
import { installJobs } from './install.ts'
import { defineJob, defineSweep, type Work, work } from './job.ts'
import { openJobs } from './open.ts'

const log = openLog('silent')
const payload = z.object({ word: z.string() })
const settings = { payload, pollSeconds: 0.5 }
let fresh: FreshDatabase
let db: Db
beforeAll(async () => {
  fresh = await freshDatabase()
  db = fresh.database.db
})
afterAll(() => fresh.drop())

/** A node that does these jobs; `done` holds what its jobs were given. */
async function startNode(works: readonly Work<string[]>[]) {
  await installJobs(fresh.database.pool, works)
  const done: string[] = []
  const jobs = openJobs({ database: fresh.database, log, works, context: done })
  await jobs.start({ clock: false })
  return { ...jobs, done }
}

const newJob = (more = {}) => defineJob({ name: `job-${randomUUID()}`, ...settings, ...more })
const note = async ({ word }: { word: string }, done: string[]) => done.push(word)

/** The time until the next try, in no time. */
const passTime = (name: string) =>
  sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`
    .execute(db)
    .then(({ numAffectedRows }) => numAffectedRows)

test('a job is queued by the change that causes it, and not by one that is taken back', async () => {
  const job = newJob()
  const node = await startNode([work(job, note)])

  const undone = db.transaction().execute(async (tx) => {
    await enqueue(tx, job, [{ word: 'undone' }])
    throw new Error('taken back')
  })
  await expect(undone).rejects.toThrow('taken back')
  await db.transaction().execute((tx) => enqueue(tx, job, [{ word: 'one' }, { word: 'two' }]))

  await expect.poll(() => node.done).toHaveLength(2)
  await node.close()
  expect(node.done.sort()).toEqual(['one', 'two'])
})

test('of several waiting jobs with one key one is done, and one that comes later is done as well', async () => {
  const job = newJob({ key: ({ word }: { word: string }) => word })
  await installJobs(fresh.database.pool, [work(job, note)])
  await Promise.all(['a', 'a', 'b', 'a'].map((word) => enqueue(db, job, [{ word }])))

  const node = await startNode([work(job, note)])
  await expect.poll(() => node.done).toHaveLength(2)
  await enqueue(db, job, [{ word: 'a' }])
  await expect.poll(() => node.done).toHaveLength(3)
  await node.close()

  expect(node.done.sort()).toEqual(['a', 'a', 'b'])
})

test('a job that fails is tried again, later each time', async () => {
  const job = newJob({ retries: 3, firstWaitSeconds: 60 })
  const tries = vi.fn().mockRejectedValueOnce(new Error('once')).mockRejectedValueOnce(new Error('twice')).mockResolvedValue(undefined)
  const node = await startNode([work(job, tries)])
  const waits: number[] = []
  await enqueue(db, job, [{ word: 'stubborn' }])

  for (let failed = 1; failed <= 2; failed++) {
    await expect.poll(() => tries.mock.calls.length).toBe(failed)
    const waiting = sql<{ seconds: number }>`
      select extract(epoch from start_after - started_on)::float8 as seconds from pgboss.job where name = ${job.name} and state = 'retry'`
    await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1)
    waits.push((await waiting.execute(db)).rows[0]!.seconds)
    expect(await passTime(job.name)).toBe(1n)
  }
  await expect.poll(() => tries.mock.calls.length).toBe(3)
  await node.close()

  expect(waits[0]).toBeGreaterThan(25)
  expect(waits[1]).toBeGreaterThan(55)
  expect((await listFailed(fresh.database.pool)).filter(({ name }) => name === job.name)).toEqual([])
})

test('a job that is given up is listed with its reason, and done once an operator has it tried again', async () => {
  const job = newJob({ retries: 0 })
  const run = vi.fn(note).mockRejectedValueOnce(Object.assign(new Error('out of reach\nand more'), { code: 'E42', detail: 'Asha Rao' }))
  const node = await startNode([work(job, run)])
  const { pool } = fresh.database
  const failed = async () => (await listFailed(pool)).filter(({ name }) => name === job.name)

  await enqueue(db, job, [{ word: 'kept' }])
  await expect.poll(failed).toMatchObject([{ tries: 1, reason: 'Error E42: out of reach' }])
  const [one] = await failed()

  expect(await retryFailed(pool, randomUUID())).toBe('unknown')
  expect(await retryFailed(pool, one!.id)).toBe('queued')
  await expect.poll(() => node.done).toEqual(['kept'])
  await node.close()
  expect(await failed()).toEqual([])
  expect((await sql`select 1 from pgboss.job where output::text like '%Asha%'`.execute(db)).rows).toEqual([])
})

test('whoever waits is told when the last try has failed, and not before', async () => {
  const job = newJob({ retries: 1 })
  const [run, giveUp] = [vi.fn().mockRejectedValue(new Error('never')), vi.fn().mockRejectedValueOnce(new Error('nor this'))]
  const node = await startNode([work(job, run, giveUp)])

  await enqueue(db, job, [{ word: 'waited for' }])
  await expect.poll(() => run.mock.calls.length).toBe(1)
  expect(giveUp).not.toHaveBeenCalled()
  await expect.poll(() => passTime(job.name)).toBe(1n)

  await expect.poll(async () => (await listFailed(fresh.database.pool)).filter(({ name }) => name === job.name)).toHaveLength(1)
  await node.close()
  expect(giveUp.mock.calls).toEqual([[{ word: 'waited for' }, node.done]])
})

test('a job whose payload does not fit is given up, not done', async () => {
  const job = newJob({ retries: 0 })
  const node = await startNode([work(job, note)])

  await enqueue(db, job, [{ word: 7 as never }])

  await expect.poll(async () => (await listFailed(fresh.database.pool)).filter(({ name }) => name === job.name)).toHaveLength(1)
  await node.close()
  expect(node.done).toEqual([])
})

test('several nodes share the jobs and do none twice', async () => {
  const job = newJob()
  const nodes = await Promise.all([1, 2, 3].map(() => startNode([work(job, note)])))
  const words = Array.from({ length: 60 }, (_, at) => String(at))

  await Promise.all(words.map((word) => enqueue(db, job, [{ word }])))
  await expect.poll(() => nodes.flatMap(({ done }) => done).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(60)
  await Promise.all(nodes.map((node) => node.close()))

  expect(nodes.flatMap(({ done }) => done).sort()).toEqual(words.sort())
})

test('a sweep is queued by each start, and by the clock in Indian time', async () => {
  const sweep = defineSweep(`sweep-${randomUUID()}`, '30 6 * * *')
  const works = [work(sweep, async () => {})]
  await installJobs(fresh.database.pool, works)
  const [first, second] = [1, 2].map(() => openJobs({ database: fresh.database, log, works, context: [] }))
  const states = async () => (await sql<{ state: string }>`select state from pgboss.job where name = ${sweep.name}`.execute(db)).rows

  await first!.start()
  await expect.poll(states).toEqual([{ state: 'completed' }])
  await second!.start()
  await expect.poll(states).toEqual([{ state: 'completed' }, { state: 'completed' }])
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(db)
  await Promise.all([first, second].map((node) => node!.close()))

  expect(rows).toEqual([{ name: sweep.name, cron: '30 6 * * *', timezone: 'Asia/Kolkata' }])
})

test('a schedule that this version does not know is taken out', async () => {
  const works = [work(defineSweep(`sweep-${randomUUID()}`, '30 6 * * *'), async () => {})]
  await installJobs(fresh.database.pool, works)
  const [before, after] = [works, []].map((works) => openJobs({ database: fresh.database, log, works, context: [] }))
  await before!.start()

  await after!.start()

  expect((await sql`select 1 from pgboss.schedule`.execute(db)).rows).toEqual([])
  await Promise.all([before, after].map((node) => node!.close()))
})

test('a job that goes after another waits until that is done', async () => {
  const first = newJob()
  const second = newJob({ after: first.name })
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const works = [
    work(first, async () => {
      await gate.promise
      order.push('first')
    }),
    work(second, async () => order.push('second')),
  ]
  await installJobs(fresh.database.pool, works)
  await enqueue(db, second, [{ word: '' }])
  await enqueue(db, first, [{ word: '' }])

  const node = await startNode(works)
  await expect
    .poll(async () => (await sql`select 1 from pgboss.job where name = ${first.name} and state = 'active'`.execute(db)).rows)
    .toHaveLength(1)
  gate.resolve()
  await expect.poll(() => order).toHaveLength(2)
  await node.close()

  expect(order).toEqual(['first', 'second'])
})

test('a close waits for the job that is being done, and leaves the others, with all their tries, to the next start', async () => {
  const job = newJob({ retries: 0 })
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const slow = work(job, async ({ word }, done: string[]) => {
    begun.resolve()
    await finish.promise
    done.push(word)
  })
  const node = await startNode([slow])
  await enqueue(db, job, [{ word: 'one' }, { word: 'two' }])
  await begun.promise
  const closing = node.close()
  finish.resolve()
  await closing

  const { rows } = await sql<{ state: string }>`select state from pgboss.job where name = ${job.name} order by state`.execute(db)
  expect(node.done).toHaveLength(1)
  expect(rows.map(({ state }) => state)).toEqual(['retry', 'completed'])
  const next = await startNode([work(job, note)])
  await expect.poll(() => next.done).toHaveLength(1)
  await next.close()
  expect([...node.done, ...next.done].sort()).toEqual(['one', 'two'])
  expect((await listFailed(fresh.database.pool)).filter(({ name }) => name === job.name)).toEqual([])
})

test('a role that may not create a schema is told what to ask for, and needs no more than that', async ({ skip }) => {
  const bare = await freshDatabase()
  const { db, pool } = bare.database
  const { rows } = await sql<{ name: string; all: boolean }>`
    select current_database() as name, rolsuper as all from pg_roles where rolname = current_user`.execute(db)
  if (rows[0]!.all) {
    await bare.drop()
    skip('a superuser may always create schemas')
  }
  const mayCreate = (may: boolean) =>
    sql.raw(`${may ? 'grant' : 'revoke'} create on database ${rows[0]!.name} ${may ? 'to' : 'from'} current_user`).execute(db)
  await sql`drop schema pgboss cascade`.execute(db)
  await mayCreate(false)
  const job = newJob()

  await expect(installJobs(pool, [work(job, note)])).rejects.toThrow('create schema pgboss authorization ROLE')
  await mayCreate(true)
  await sql`create schema pgboss`.execute(db)
  await mayCreate(false)
  await installJobs(pool, [work(job, note)])
  await enqueue(db, job, [{ word: 'queued' }])

  expect((await sql`select 1 from pgboss.job`.execute(db)).rows).toHaveLength(1)
  await bare.drop()
})

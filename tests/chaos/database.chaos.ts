import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { npmStart } from '../support/npm-start.ts'
import { urlOf } from '../support/statement.ts'
import { lostOf, said, spanOf, test } from './town.ts'
import { openWriters } from './writers.ts'

const rounds = inject('rounds')
const WRITERS = 4
const RECOVERY_MAX_MS = 5000

test('restarts of the database, fast and immediate, under writes on two nodes', async ({ town }) => {
  const writers = await openWriters(() => town.urls, WRITERS)
  const recoveries: number[] = []

  for (let round = 0; round < rounds; round++) {
    await writers.untilAll()
    await town.postgres.restart(round % 2 ? 'fast' : 'immediate')
    recoveries.push(await writers.untilAll())
  }
  await writers.end()

  const lost = await lostOf(writers, town.ask)
  console.log(
    `${rounds} restarts: ${writers.acknowledged.length} acknowledged, ${lost} lost; longest recovery ${Math.round(Math.max(...recoveries))} ms; told otherwise ${said(writers)}`,
  )
  expect(lost).toBe(0)
  expect(Math.max(...recoveries)).toBeLessThan(RECOVERY_MAX_MS)
})

test('the end of every connection, over and over, under writes on two nodes', async ({ town }) => {
  const writers = await openWriters(() => town.urls, WRITERS)

  for (let round = 0; round < rounds; round++) {
    await writers.untilAll()
    await town.ask('select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()')
  }
  await writers.untilAll()
  await writers.end()

  const lost = await lostOf(writers, town.ask)
  console.log(
    `${rounds} times every connection ended: ${writers.acknowledged.length} acknowledged, ${lost} lost; told otherwise ${said(writers)}`,
  )
  expect(lost).toBe(0)
})

test('the end of every connection while nothing is asked', async ({ town }) => {
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++) {
    await town.ask('select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()')
    await sleep(1000)
    const writers = await openWriters(() => town.urls, 1)
    recoveries.push(await writers.untilAll())
    await writers.end()
    expect(await lostOf(writers, town.ask)).toBe(0)
  }
  console.log(`${rounds} times every idle connection ended: recovery ${spanOf(recoveries)}`)
  expect(Math.max(...recoveries)).toBeLessThan(RECOVERY_MAX_MS)
})

test.for(['cut', 'swallow'] as const)('a network that is gone for seconds under writes on two nodes: %s', async (how, { town }) => {
  const writers = await openWriters(() => town.urls, WRITERS)
  const recoveries: number[] = []

  for (let round = 0; round < rounds; round++) {
    await writers.untilAll()
    town.network[how]()
    await sleep(1000 + 3000 * (round % 2))
    town.network.mend()
    recoveries.push(await writers.untilAll())
  }
  await writers.end()

  const lost = await lostOf(writers, town.ask)
  console.log(
    `${rounds} times without a network (${how}): ${writers.acknowledged.length} acknowledged, ${lost} lost; recovery ${spanOf(recoveries)}; told otherwise ${said(writers)}`,
  )
  expect(lost).toBe(0)
  expect(Math.max(...recoveries)).toBeLessThan(RECOVERY_MAX_MS)
})

test('a table locked for half a minute: health answers, and writing goes on afterwards', async ({ town }) => {
  const writers = await openWriters(() => town.urls, WRITERS)
  await writers.untilAll()
  const keeper = new pg.Client({ connectionString: town.postgres.url })
  await keeper.connect()
  await keeper.query('begin; lock table post in access exclusive mode')
  const until = Date.now() + 30_000
  const health: number[] = []

  while (Date.now() < until) {
    health.push((await fetch(`${town.urls[0]}/api/health`)).status)
    await sleep(100)
  }
  await keeper.query('rollback')
  await keeper.end()
  const recovery = await writers.untilAll()
  await writers.end()

  console.log(
    `30 s of a locked table: ${health.length} answers of health, recovery ${Math.round(recovery)} ms; told otherwise ${said(writers)}`,
  )
  expect(new Set(health)).toEqual(new Set([200]))
  expect([...writers.refusals.keys()]).toEqual(['BUSY'])
  expect(await lostOf(writers, town.ask)).toBe(0)
})

test('a disk that fills up: 507 in words, health degraded, nothing lost', async ({ town, skip }) => {
  const disk = join(town.postgres.dataDir, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'none', disk])
  } catch {
    skip('a disk of its own can only be mounted by root')
  }
  const space = join(disk, 'space')
  mkdirSync(space, { mode: 0o700 })
  chownSync(space, town.postgres.owner, -1)
  await town.ask(`create tablespace small location '${space}'`)
  await town.ask('alter table post set tablespace small')
  const writers = await openWriters(() => town.urls, WRITERS)
  await writers.untilAll()
  const ballast = join(disk, 'ballast')
  try {
    writeFileSync(ballast, Buffer.alloc(50_000_000))
  } catch {
    // It is full, as it was meant to be.
  }

  while (!writers.refusals.has('STORAGE_FULL')) await sleep(10)
  const health = await Promise.all(town.urls.map(async (url) => (await (await fetch(`${url}/api/health`)).json()).status))
  rmSync(ballast)
  const recovery = await writers.untilAll()
  await writers.end()

  const lost = await lostOf(writers, town.ask)
  console.log(
    `full disk: ${writers.acknowledged.length} acknowledged, ${lost} lost; recovery ${Math.round(recovery)} ms; told otherwise ${said(writers)}`,
  )
  expect(health).toContain('degraded')
  expect([...writers.refusals.keys()]).toEqual(['STORAGE_FULL'])
  expect(lost).toBe(0)
  await town.ask('alter table post set tablespace pg_default')
  await town.ask('drop tablespace small')
  execFileSync('umount', [disk])
})

test('kills of the server and of its embedded database under npm start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-chaos-'))
  const running = await npmStart(dataDir, { LOG_LEVEL: 'silent' })
  const writers = await openWriters(() => [running.url], WRITERS)
  const recoveries = { server: [] as number[], database: [] as number[] }

  for (let round = 0; round < 2 * rounds; round++) {
    const killed = round % 2 ? 'server' : 'database'
    await writers.untilAll()
    process.kill(killed === 'server' ? running.pidOf('server')! : (await running.database())!.pid, 'SIGKILL')
    recoveries[killed].push(await writers.untilAll())
  }
  await writers.end()

  const folder = (await running.database())!.host
  const client = new pg.Client({ connectionString: urlOf(`postgresql:///x?host=${encodeURIComponent(folder)}&user=postgres`, 'wardmates') })
  await client.connect()
  const lost = await lostOf(writers, (text, values) => client.query(text, values))
  await client.end()
  running.send('group', 'SIGINT')
  await running.allGone()
  await rm(dataDir, { recursive: true, force: true })
  console.log(
    `${rounds} kills of each: ${writers.acknowledged.length} acknowledged, ${lost} lost; recovery of the server ${spanOf(recoveries.server)}, of the database ${spanOf(recoveries.database)}; told otherwise ${said(writers)}`,
  )
  expect(lost).toBe(0)
  expect(Math.max(...recoveries.database, ...recoveries.server)).toBeLessThan(RECOVERY_MAX_MS)
})

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { test as base, expect, inject } from 'vitest'
import { SUPERUSER } from '#server/platform/db/embedded-cluster.ts'
import { npmStart } from '../support/npm-start.ts'
import { type Running, startProcess } from '../support/process.ts'
import { urlOf } from '../support/statement.ts'
import { openNetwork } from './network.ts'
import { openPostgres } from './postgres.ts'
import { openWriters } from './writers.ts'

const rounds = inject('rounds')
const WRITERS = 4
const RECOVERY_MAX_MS = 5000

type Town = Awaited<ReturnType<typeof openTown>>

/** Two nodes on a PostgreSQL of the operator's. */
async function openTown() {
  const postgres = await openPostgres()
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'wardmates-chaos-node-'))))
  const nodes: Running[] = []
  const network = await openNetwork(postgres.socket)
  const url = `postgresql://${SUPERUSER}@127.0.0.1:${network.port}/postgres`
  const shared = { DATABASE_URL: url, SECRET_KEY: randomBytes(32).toString('base64'), CORPUS: 'off', LOG_LEVEL: 'silent' }
  for (const folder of folders) nodes.push(await startProcess({ ...shared, WARDMATES_DATA: folder }))
  const ask = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return client.query(text, values).finally(() => client.end())
  }
  return {
    postgres,
    network,
    ask,
    urls: nodes.map(({ url }) => url),
    async close() {
      expect(await Promise.all(nodes.map((node) => node.end('SIGTERM')))).toEqual([0, 0])
      network.close()
      await postgres.close()
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

const test = base.extend<{ town: Town }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  town: async ({}, use) => {
    const town = await openTown()
    await use(town)
    await town.close()
  },
})

type Writers = Awaited<ReturnType<typeof openWriters>>

async function lostOf({ acknowledged }: Writers, ask: Town['ask']) {
  const ids = acknowledged.map(({ id }) => id)
  const { rows } = await ask('select count(*)::int as n from post where id = any($1)', [ids])
  return ids.length - rows[0].n
}

/** The middle one and the longest of some times. */
function spanOf(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  return `${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, at most ${Math.round(sorted.at(-1) ?? 0)} ms`
}

const said = ({ refusals }: Writers) => JSON.stringify(Object.fromEntries(refusals))

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

base('kills of the server and of its embedded database under npm start', async () => {
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

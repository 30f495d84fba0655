import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openLimits } from '../access/limits.ts'
import { readConfig } from '../config.ts'
import { openVault } from '../secrets/vault.ts'
import { findRunning } from './embedded-process.ts'
import { type Database, openDatabase } from './open.ts'

let dataDir: string
let folder: string
const opened: Database[] = []
const holders: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-embedded-')))
  folder = join(dataDir, 'postgres')
})
afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function open(at = dataDir): Promise<Database> {
  const database = await openDatabase({ dataDir: at })
  opened.push(database)
  return database
}

async function close(): Promise<void> {
  await opened.pop()?.close()
}

/** Another process with the database open; it has run the statement when this returns. */
async function openElsewhere(statement: string, then = ''): Promise<ChildProcess> {
  const code = `
    const { openDatabase } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url).href)})
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} })
    await pool.query(${JSON.stringify(statement)})
    console.log('open')
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  holders.push(child)
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')])
  return child
}

/** Whether what was written can be read at this moment. */
const answers = (pool: Database['pool']) =>
  pool.query('table kept').then(
    ({ rows }) => rows[0].answer === 42,
    () => false,
  )

async function untilStopped(): Promise<void> {
  while (await findRunning(folder)) await sleep(10)
}

test('the first start makes a database that only its owner can reach, and close leaves no server behind', async () => {
  const { version, kind, warnings } = await open()

  const settings = await opened[0]!.pool.query(
    "select current_user as login, current_setting('listen_addresses') as net, lower('ÄÉ') as lower",
  )

  expect([version, kind, warnings]).toEqual([expect.stringMatching(/^18\./), 'embedded', []])
  expect(settings.rows).toEqual([{ login: 'wardmates', net: '', lower: 'äé' }])
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await close()
  expect(await findRunning(folder)).toBeUndefined()
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.lock', 'postgres.log'])
})

test('after its Wardmates is killed the server is taken over with everything that was answered', async () => {
  const holder = await openElsewhere('create table kept as select 42 as answer')
  const before = await findRunning(folder)

  holder.kill('SIGKILL')
  const { pool } = await open()

  expect((await pool.query('table kept')).rows).toEqual([{ answer: 42 }])
  expect((await findRunning(folder))?.pid).toBe(before?.pid)
  await close()
  expect(await findRunning(folder)).toBeUndefined()
})

test('a second Wardmates on the same folder is refused, and the first goes on', async () => {
  const { pool } = await open()

  await expect(openDatabase({ dataDir })).rejects.toThrow(`Another Wardmates is running on the data folder ${dataDir}.`)

  expect((await pool.query('table kept')).rows).toEqual([{ answer: 42 }])
})

test('the folder is not given back before its server has ended', async () => {
  await open()
  const code = `
    const { takeLock } = await import(${JSON.stringify(new URL('./embedded-lock.ts', import.meta.url).href)})
    const { findRunning } = await import(${JSON.stringify(new URL('./embedded-process.ts', import.meta.url).href)})
    console.log('waits')
    await takeLock(${JSON.stringify(`${folder}.lock`)}, 60_000)
    console.log(JSON.stringify((await findRunning(${JSON.stringify(folder)})) ?? null))`
  const next = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
  holders.push(next)
  let said = ''
  next.stdout!.on('data', (chunk) => (said += chunk))
  await vi.waitUntil(() => said === 'waits\n', { timeout: 20_000 })

  await close()

  await vi.waitUntil(() => said.split('\n').length > 2, { timeout: 20_000 })
  expect(said).toBe('waits\nnull\n')
})

test('of four that start at the same moment one has the folder, and the others are refused in words', async () => {
  for (let round = 0; round < 3; round++) {
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase({ dataDir })))

    const databases = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
    opened.push(...databases)
    expect(refusals).toEqual(Array(3).fill(expect.stringContaining(`Another Wardmates is running on the data folder ${dataDir}.`)))
    expect((await databases[0]!.pool.query('table kept')).rows).toEqual([{ answer: 42 }])
    await close()
  }
})

test('a Wardmates that fails takes its server along', async () => {
  const holder = await openElsewhere('select 1', 'throw new Error("a fault")')

  if (holder.exitCode === null) await once(holder, 'exit')
  await untilStopped()

  // Its last word is written after its lock is gone.
  await expect.poll(() => readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/)
})

test('a server that breaks off is started again', async () => {
  const { pool } = await open()
  const before = await findRunning(folder)

  process.kill(before!.pid, 'SIGKILL')

  // A connection of the old server may answer once more before it notices.
  await expect.poll(async () => (await findRunning(folder))?.pid ?? before?.pid, { timeout: 15_000 }).not.toBe(before?.pid)
  await vi.waitUntil(() => answers(pool), { timeout: 15_000 })
})

test('a server that is killed over and over is back within seconds each time', { timeout: 120_000 }, async () => {
  const { pool } = await open()

  // Waits that grew each time would be 16 seconds long before the last.
  for (let kill = 0; kill < 8; kill++) {
    const killed = (await findRunning(folder))!.pid
    process.kill(killed, 'SIGKILL')
    const isBack = async () => ((await findRunning(folder))?.pid ?? killed) !== killed && (await answers(pool))
    await vi.waitUntil(isBack, { timeout: 10_000, interval: 10 })
  }
})

test('what was counted against a limit is still counted after the database has crashed', async () => {
  const { pool } = await open()
  const limitsOfNode = () => openLimits(readConfig({ LIMIT_WRITES: '2/600' }), { pool }, openVault(Buffer.alloc(32, 7)))
  const { writes } = limitsOfNode()
  for (let at = 0; at < 2; at++) await writes('asha')
  // A write that is waited for takes those before it to the disk.
  await pool.query('create table waited_for (here boolean)')

  const killed = (await findRunning(folder))!.pid
  process.kill(killed, 'SIGKILL')
  await vi.waitUntil(async () => ((await findRunning(folder))?.pid ?? killed) !== killed && (await answers(pool)), { timeout: 15_000 })

  await expect(limitsOfNode().writes('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test.runIf(process.platform === 'linux')('a process number that now belongs to somebody else does not stand in the way', async () => {
  await open()
  const files = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(folder, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  await close()
  const stranger = spawn('sleep', ['60'])
  holders.push(stranger)
  for (const [at, file] of files.entries()) await writeFile(file, texts[at]!.replace(/^\d+/, String(stranger.pid)))

  const { pool } = await open()

  expect((await pool.query('table kept')).rows).toEqual([{ answer: 42 }])
})

test.runIf(process.platform === 'linux')('a server that answers in the folder under a number unknown here is left alone', async () => {
  await open()
  await close()
  const foreign = createServer().listen(join(folder, '.s.PGSQL.5432'))
  await once(foreign, 'listening')

  await expect(openDatabase({ dataDir })).rejects.toThrow('A database server from elsewhere still answers')

  foreign.close()
  await once(foreign, 'close')
  expect((await (await open()).pool.query('table kept')).rows).toEqual([{ answer: 42 }])
})

test('a folder whose path is too long for a socket works all the same', async () => {
  const deep = join(dataDir, 'a folder with a long name '.repeat(4))
  await mkdir(deep)

  const { pool } = await open(deep)

  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a cluster of another PostgreSQL is refused in words', async () => {
  const other = join(dataDir, 'other')
  await mkdir(join(other, 'postgres'), { recursive: true, mode: 0o700 })
  await writeFile(join(other, 'postgres', 'PG_VERSION'), '17\n')

  await expect(openDatabase({ dataDir: other })).rejects.toThrow('made by PostgreSQL 17')
})

import { mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './client.ts'
import { findBinaries } from './embedded-binaries.ts'
import { passwordOf, prepareCluster, refuseForeign, removeHalfMade, SUPERUSER } from './embedded-cluster.ts'
import { guard } from './embedded-guard.ts'
import { takeLock } from './embedded-lock.ts'
import { findRunning, hasEnded, lastWords, launch, signal, stopServer } from './embedded-process.ts'
import { findRunner, type Runner } from './embedded-runner.ts'
import type { Settings } from './embedded-settings.ts'

export type Embedded = { address: Address; stop(): Promise<void> }
type Log = { warn(words: string): void; say(words: string): void }

const NAME = 'wardmates'
/** Recovery after a power cut reads back what was written since the last checkpoint. */
const START_MAX_MS = 120_000
/** One that is just stopping is waited for. */
const LOCK_WAIT_MS = 1500
/** Waits before a server that keeps breaking off is started again: none at first, then longer each time. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000
/** One that was there is missed: before it is started again, its waits grow no longer than this. */
const LONGEST_WHEN_HELD_MS = 1000
const SOUND_MS = 60_000
const FAREWELL_MAX_MS = 1000

/**
 * Starts the PostgreSQL that npm brought along, on a cluster in the data folder, or takes over the one that runs
 * there since its Wardmates was killed. One Wardmates at a time: it holds a lock beside the cluster from before it looks who is there.
 * `others` are settings that come before ours, for a database that may be lost.
 */
export async function startEmbedded(dataDir: string, log: Log, others: Settings = {}): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  const folder = join(await realpath(dataDir), 'postgres')
  await refuseForeign(folder)
  const unlock = await takeLock(`${folder}.lock`, LOCK_WAIT_MS)
  if (!unlock) {
    throw new Error(
      `Another Wardmates is running on the data folder ${dataDir}. Stop it first, or give this one a folder of its own by WARDMATES_DATA.`,
    )
  }
  return serve(folder, log, unlock, others).catch((error) => {
    unlock()
    throw error
  })
}

/** Keeps a server on the cluster until it is stopped; the lock is given back when that one has ended. */
async function serve(folder: string, log: Log, unlock: () => void, others: Settings): Promise<Embedded> {
  const binaries = await findBinaries()
  let runner: Runner | undefined
  let pid = 0
  let closing = false
  let recovering: Promise<void> | undefined
  let release = () => {}
  let nextWait = 0

  /** Connects to the server, which it starts if there is none, and hears when it breaks off. */
  async function hold(): Promise<pg.Client> {
    const keeper = await reach()
    const since = performance.now()
    let held = false
    let ended = false
    keeper.once('end', () => {
      ended = true
      if (held && !closing) recovering = recover(performance.now() - since > SOUND_MS ? 0 : Math.min(nextWait, LONGEST_WHEN_HELD_MS))
    })
    pid = (await findRunning(folder))?.pid ?? 0
    release()
    release = await guard(folder, pid)
    if (ended) throw new Error('The embedded database ended as soon as it was there.')
    held = true
    return keeper
  }

  async function reach(): Promise<pg.Client> {
    const deadline = performance.now() + START_MAX_MS
    let child: Awaited<ReturnType<typeof launch>> | undefined
    while (performance.now() < deadline && !closing) {
      const running = await findRunning(folder)
      const client =
        running?.ready &&
        (await connect({
          host: running.host,
          port: running.port,
          user: SUPERUSER,
          database: 'postgres',
          password: await passwordOf(folder),
        }))
      if (client) return client
      if (!running && child && hasEnded(child)) break
      if (!running && !child) {
        runner ??= await findRunner(dirname(folder), binaries.initdb)
        await prepareCluster(folder, binaries, runner)
        child = await launch(folder, binaries, runner, others)
        pid = child.pid ?? 0
      }
      await sleep(5)
    }
    if (child?.pid) signal(child.pid, 'SIGINT')
    throw new Error(`The embedded database in ${dirname(folder)} did not start. Its log ends with:\n${await lastWords(folder)}`)
  }

  /** The server broke off: a crash of one of its processes restarts them all, and somebody may have ended the whole of it. */
  async function recover(wait: number): Promise<void> {
    log.say('The embedded database ended unexpectedly; it is started again.')
    for (; !closing; wait = nextWait) {
      nextWait = Math.min(2 * wait + FIRST_WAIT_MS, LONGEST_WAIT_MS)
      await sleep(wait, undefined, { ref: false })
      try {
        keeper = await hold()
        return
      } catch (error) {
        log.warn((error as Error).message)
      }
    }
  }

  // The last thing a process does when it ends by a fault of its own, or before it was open.
  const leave = () => pid && signal(pid, 'SIGINT')
  process.once('exit', leave)
  let keeper = await hold().catch((error) => {
    process.off('exit', leave)
    throw error
  })

  async function stop(): Promise<void> {
    closing = true
    // A server that is just being started again would otherwise outlive us.
    await recovering
    await Promise.race([keeper.end().catch(() => {}), sleep(FAREWELL_MAX_MS, undefined, { ref: false })])
    // Whoever starts here next has a server of its own: not until ours has ended.
    await stopServer(folder, binaries).finally(unlock)
    process.off('exit', leave)
    release()
  }

  try {
    await removeHalfMade(folder)
    await createDatabase(keeper)
    return { address: { host: keeper.host, port: keeper.port, user: NAME, database: NAME, password: keeper.password ?? undefined }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Where the embedded database in a data folder answers while it runs, whoever started it. */
export async function findEmbedded(dataDir: string): Promise<Address | undefined> {
  const folder = join(await realpath(dataDir).catch(() => dataDir), 'postgres')
  const running = await findRunning(folder)
  if (!running?.ready) return undefined
  const password = await passwordOf(folder)
  return { host: running.host, port: running.port, user: NAME, database: NAME, ...(password && { password }) }
}

/** A connection, or nothing while the server is not there or not ready. */
async function connect(address: Address): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...address, application_name: 'wardmates keeper' })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    // 57P03: starting up or shutting down.
    if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P03'].includes(code)) return undefined
    throw error
  }
}

/** The product's own login has no more rights than it would have on a server of somebody else. */
async function createDatabase(keeper: pg.Client): Promise<void> {
  const { rows } = await keeper.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = '${NAME}') as role, exists (select from pg_database where datname = '${NAME}') as database`,
  )
  const password = keeper.password ? ` password ${keeper.escapeLiteral(keeper.password)}` : ''
  if (!rows[0]?.role) await keeper.query(`create role ${NAME} login createdb${password}`)
  if (!rows[0]?.database) await keeper.query(`create database ${NAME} owner ${NAME}`)
}

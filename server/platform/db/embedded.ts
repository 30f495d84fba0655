import { mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './client.ts'
import { findBinaries } from './embedded-binaries.ts'
import { passwordOf, prepareCluster, refuseForeign, removeHalfMade, SUPERUSER } from './embedded-cluster.ts'
import { findRunning, forgetStranger, hasEnded, lastWords, launch, signal, stopServer } from './embedded-process.ts'
import { findRunner } from './embedded-runner.ts'

export type Embedded = { address: Address; stop(): Promise<void> }
type Log = { warn(words: string): void }

const NAME = 'wardmates'
/** Recovery after a power cut reads back what was written since the last checkpoint. */
const START_MAX_MS = 120_000
/** A Wardmates that was killed a moment ago has its lock taken from it when the server notices. */
const LOCK_WAIT_MS = 1500
const LOCK = 7_274_201

/**
 * Starts the PostgreSQL that npm brought along, on a cluster in the data folder, or takes over the one that runs
 * there since its Wardmates was killed. One Wardmates at a time: it holds a lock in the database all its life.
 */
export async function startEmbedded(dataDir: string, log: Log): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  const folder = join(await realpath(dataDir), 'postgres')
  await refuseForeign(folder)
  const binaries = await findBinaries()
  let pid = 0
  let closing = false

  /** Connects to the server, which it starts if there is none; the connection that comes back holds the lock. */
  async function hold(): Promise<pg.Client> {
    const keeper = await reach()
    if (!(await lock(keeper))) {
      await keeper.end()
      throw new Error(
        `Another Wardmates is running on the data folder ${dataDir}. Stop it first, or give this one a folder of its own by WARDMATES_DATA.`,
      )
    }
    pid = (await findRunning(folder))?.pid ?? 0
    keeper.once('end', () => closing || void recover())
    return keeper
  }

  async function reach(): Promise<pg.Client> {
    const deadline = Date.now() + START_MAX_MS
    let child: Awaited<ReturnType<typeof launch>> | undefined
    while (Date.now() < deadline) {
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
        const runner = await findRunner(dirname(folder), binaries.initdb)
        await prepareCluster(folder, binaries, runner)
        await forgetStranger(folder)
        child = await launch(folder, binaries, runner)
      }
      await sleep(5)
    }
    if (child?.pid) signal(child.pid, 'SIGINT')
    throw new Error(`The embedded database in ${dataDir} did not start. Its log ends with:\n${await lastWords(folder)}`)
  }

  /** The server broke off: a crash of one of its processes restarts them all, and somebody may have ended the whole of it. */
  async function recover(): Promise<void> {
    log.warn('The embedded database broke off; it is started again.')
    while (!closing) {
      try {
        keeper = await hold()
        return
      } catch (error) {
        log.warn((error as Error).message)
        await sleep(1000)
      }
    }
  }

  const leave = () => signal(pid, 'SIGINT')
  let keeper = await hold()
  // The last thing a process does when it ends by a fault of its own.
  process.once('exit', leave)

  async function stop(): Promise<void> {
    closing = true
    process.off('exit', leave)
    await keeper.end().catch(() => {})
    await stopServer(folder, binaries)
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

async function lock(keeper: pg.Client): Promise<boolean> {
  const deadline = Date.now() + LOCK_WAIT_MS
  for (;;) {
    const { rows } = await keeper.query<{ held: boolean }>(`select pg_try_advisory_lock(${LOCK}) as held`)
    if (rows[0]?.held) return true
    if (Date.now() > deadline) return false
    await sleep(50)
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

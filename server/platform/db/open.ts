import type pg from 'pg'
import { guardLines } from '../audit/rights.ts'
import { type Address, type Db, openKysely, openPool, type TimeLimits } from './client.ts'
import { findEmbedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

const OLDEST = 15

export type DatabaseLog = {
  info(words: string): void
  warn(words: string): void
  /** Warns whoever looks at the screen as well. */
  say(words: string): void
}

export type DatabaseOptions = {
  /** An own PostgreSQL; without it the embedded one in the data folder is started. */
  databaseUrl?: string
  dataDir: string
  poolSize?: number
  /** Bounds everything that is asked once the database is open; without it nothing is. */
  limits?: TimeLimits | undefined
  /** Looks at the database before anything is written there, and throws a sentence where it may not be used. */
  refuse?: (db: Db) => Promise<void>
  /** More that has to be there before the database is used, made after the migrations and as unhurried as they are. */
  install?: (pool: pg.Pool) => Promise<void>
  /** Joins an embedded database that is running already, as a command beside the product does. */
  beside?: boolean
  /** Leaves the database as it was found: neither migrated nor guarded. */
  asFound?: boolean
  log?: DatabaseLog
}

export type Database = {
  db: Db
  pool: pg.Pool
  /** Where it answers, for a connection beside the pool. */
  address: Address
  kind: 'embedded' | 'external'
  /** As the server writes it, for example 18.4. */
  version: string
  /** Settings that could lose answered writes, and rights that nobody should have, in sentences. */
  warnings: string[]
  close(): Promise<void>
}

const silent: DatabaseLog = { info() {}, warn() {}, say() {} }

/** Opens the database, brings it up to date, and stops with a sentence when it is not fit to be used. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, beside, log = silent } = options
  if (databaseUrl) return openPooled({ connectionString: databaseUrl }, 'external', options)
  const running = beside && (await findEmbedded(dataDir))
  if (running) return openPooled(running, 'embedded', options)
  const embedded = await startEmbedded(dataDir, log)
  try {
    const database = await openPooled(embedded.address, 'embedded', options)
    return { ...database, close: () => database.close().finally(embedded.stop) }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function openPooled(
  address: Address,
  kind: Database['kind'],
  { poolSize = 10, limits, refuse, install, asFound, log = silent }: DatabaseOptions,
): Promise<Database> {
  const { version, warnings } = await prepare(address, log, { refuse, install, asFound })
  const pool = openPool(address, poolSize, limits)
  // The pool replaces a connection that breaks while idle; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
  return { db: openKysely(pool), pool, address, kind, version, warnings, close: () => pool.end() }
}

/** Looks at the server and brings the database up to date. Another node may be doing so: it is waited for as long as it takes. */
async function prepare(
  address: Address,
  log: DatabaseLog,
  { refuse, install, asFound }: Pick<DatabaseOptions, 'refuse' | 'install' | 'asFound'>,
) {
  const pool = openPool(address, 2)
  pool.on('error', () => {})
  try {
    const found = await inspect(pool)
    const db = openKysely(pool)
    await refuse?.(db)
    if (asFound) return found
    const applied = await migrate(db)
    if (applied.length > 0) log.info(`Database migrated: ${applied.join(', ')}.`)
    const rights = await guardLines(pool)
    await install?.(pool)
    return { ...found, warnings: [...found.warnings, ...rights] }
  } finally {
    await pool.end()
  }
}

async function inspect(pool: pg.Pool): Promise<Pick<Database, 'version' | 'warnings'>> {
  const { rows } = await pool
    .query<{ version: string; number: number; fsync: string; commit: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    )
    .catch((error: Error) => {
      throw new Error(`The database could not be reached: ${error.message || 'no answer'}`, { cause: error })
    })
  const [server] = rows
  if (!server || server.number < OLDEST * 10_000) {
    throw new Error(`Wardmates needs PostgreSQL ${OLDEST} or later; this server is ${server?.version}.`)
  }
  const warnings = []
  if (server.fsync === 'off') warnings.push('fsync is off in PostgreSQL: a power cut can damage the database.')
  if (server.commit === 'off') warnings.push('synchronous_commit is off in PostgreSQL: a crash can lose the last answered writes.')
  return { version: server.version.split(' ')[0] ?? server.version, warnings }
}

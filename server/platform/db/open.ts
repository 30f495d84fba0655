import type pg from 'pg'
import { type Address, type Db, openKysely, openPool } from './client.ts'
import { findEmbedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

const OLDEST = 15

export type DatabaseLog = { info(words: string): void; warn(words: string): void }

export type DatabaseOptions = {
  /** An own PostgreSQL; without it the embedded one in the data folder is started. */
  databaseUrl?: string
  dataDir: string
  poolSize?: number
  /** Joins an embedded database that is running already, as a command beside the product does. */
  beside?: boolean
  log?: DatabaseLog
}

export type Database = {
  db: Db
  pool: pg.Pool
  kind: 'embedded' | 'external'
  /** As the server writes it, for example 18.4. */
  version: string
  /** Settings that could lose answered writes, in sentences. */
  warnings: string[]
  close(): Promise<void>
}

const silent: DatabaseLog = { info() {}, warn() {} }

/** Opens the database, brings it up to date, and stops with a sentence when it is not fit to be used. */
export async function openDatabase({ databaseUrl, dataDir, poolSize = 10, beside, log = silent }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) return openPooled({ connectionString: databaseUrl }, 'external', poolSize, log)
  const running = beside && (await findEmbedded(dataDir))
  if (running) return openPooled(running, 'embedded', poolSize, log)
  const embedded = await startEmbedded(dataDir, log)
  try {
    const database = await openPooled(embedded.address, 'embedded', poolSize, log)
    return { ...database, close: () => database.close().finally(embedded.stop) }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function openPooled(address: Address, kind: Database['kind'], poolSize: number, log: DatabaseLog): Promise<Database> {
  const pool = openPool(address, poolSize)
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
  const db = openKysely(pool)
  try {
    const { version, warnings } = await inspect(pool)
    const applied = await migrate(db)
    if (applied.length > 0) log.info(`Database migrated: ${applied.join(', ')}.`)
    return { db, pool, kind, version, warnings, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
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

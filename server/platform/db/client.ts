import { hash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ReservingPool } from './pool.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Address = pg.ClientConfig

/** How long what is asked of the database may take, in milliseconds. */
export type TimeLimits = {
  /** One statement, from its arrival to its end. */
  statement: number
  /** Waiting for a lock that somebody else holds. */
  lock: number
  /** A transaction in which nothing is asked. */
  idleTransaction: number
  /** Waiting for a connection of the pool. */
  connection: number
}

/** Every name costs memory on every connection, so generated SQL in endless variants must not get one each. */
const NAMES_MAX = 500
/** A statement with more values than this has one variant per length of some list; it stays unnamed. */
const NAMED_VALUES_MAX = 32

const names = new Map<string, string>()

/** The name under which PostgreSQL keeps a statement prepared; none once there are too many. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = hash('sha1', text, 'base64url')
  names.set(text, name)
  return name
}

/** Whether a statement is prepared once per connection. */
export const isPrepared = (text: unknown, values: unknown): text is string =>
  typeof text === 'string' && Array.isArray(values) && values.length > 0 && values.length <= NAMED_VALUES_MAX

type Callback = (error: Error, result: pg.QueryResult) => void

/** A client that has every parameterised statement prepared once per connection, which the server otherwise parses and plans each time. */
class NamedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // PostgreSQL may end any connection at any moment. What was being asked then fails by itself; without a listener the process would end too.
    this.on('error', () => {})
  }

  // pg.Pool hands its callback as the last argument: swallowing it would leave every pool.query waiting for ever.
  override query(text: unknown, values?: unknown, callback?: Callback): never {
    if (!isPrepared(text, values)) return this.#ask(text, values, callback)
    const query = { text, values, name: nameOf(text) }
    if (callback) return this.#ask(query, undefined, callback)
    // The promise that pg would make keeps each answer reachable from the one before it, so that all of them grow old in memory:
    // on the feed, a fifth of the server's processor time went into collecting them.
    const answer = new Promise<pg.QueryResult>((resolve, reject) => {
      this.#ask(query, undefined, (error: Error | null, result: pg.QueryResult) => (error ? reject(error) : resolve(result)))
    })
    return answer as never
  }

  #ask(...query: unknown[]): never {
    return (super.query as (...query: unknown[]) => never)(...query)
  }
}

const anyMoment: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

/** "2026-11-21 09:01:42.5+00" as a Date. In UTC it is one character from what Date reads by itself, ten times as fast as pg does. */
function momentOf(text: string) {
  return text.length <= 29 && text.endsWith('+00') ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : anyMoment(text)
}

const types = new pg.TypeOverrides()
// Counts and sequences stay far below 2^53.
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, momentOf)
// A day has no time zone; a Date would give it one.
types.setTypeParser(pg.types.builtins.DATE, String)

/** An answer that is this late will not come: the network is cut, or PostgreSQL would have ended the statement itself. */
const ANSWER_LATE_MS = 5000

/** A pool of connections to one database. Migrations and long work by hand have no limits. */
export function openPool(address: Address, size: number, limits?: TimeLimits): pg.Pool {
  return new ReservingPool({
    application_name: 'wardmates',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A connection that holds a plan of a table as it once was is gone within half an hour.
    maxLifetimeSeconds: 1800,
    keepAlive: true,
    ...address,
    ...(limits && {
      query_timeout: limits.statement + ANSWER_LATE_MS,
      waitMs: limits.connection,
      // Not as parameters of the connection's start, which poolers between us and PostgreSQL refuse.
      onConnect: (client) => client.query(settingsOf(limits)),
    }),
    types,
    max: size,
    Client: NamedClient,
  })
}

const settingsOf = ({ statement, lock, idleTransaction }: TimeLimits) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idleTransaction}`

/** The query builder over a pool. Whoever opened the pool ends it. */
export function openKysely(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

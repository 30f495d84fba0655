import { PoolExhausted } from './pool.ts'

/** What is wrong when the database does not do what it was asked: it is away, it has too much to do, or there is no room left. */
export type Trouble = 'UNAVAILABLE' | 'BUSY' | 'STORAGE_FULL'

const byCode: Record<string, Trouble> = {
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  ENOTFOUND: 'UNAVAILABLE',
  EHOSTUNREACH: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
  ENOSPC: 'STORAGE_FULL',
  // idle_in_transaction_session_timeout ended the connection.
  '25P03': 'UNAVAILABLE',
  // Ended by an administrator, by a crash, not yet up, the database removed.
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '57P04': 'UNAVAILABLE',
  // Serialisation failure, deadlock: either may be asked again.
  '40001': 'BUSY',
  '40P01': 'BUSY',
  '53200': 'BUSY',
  '53300': 'BUSY',
  // lock_timeout and statement_timeout.
  '55P03': 'BUSY',
  '57014': 'BUSY',
  '53100': 'STORAGE_FULL',
}

/** What pg and its pool say of a connection that is no more, without a code. */
const LOST = /^(Connection terminated|Client (has encountered|was closed)|timeout e(xpired|xceeded)|Query read timeout|Postgres connection)/

/** The trouble behind an error, or nothing where the statement itself was wrong. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof PoolExhausted) return 'BUSY'
  if (!(error instanceof Error)) return undefined
  const { code, syscall } = error as NodeJS.ErrnoException
  // The socket of a PostgreSQL on this machine; a file that is missing is something else.
  if (code === 'ENOENT') return syscall === 'connect' ? 'UNAVAILABLE' : undefined
  if (code !== undefined) return byCode[code] ?? (code.startsWith('08') ? 'UNAVAILABLE' : undefined)
  return LOST.test(error.message) ? 'UNAVAILABLE' : undefined
}

/** What requests have met lately, for whoever asks whether the service is well. */
export class RecentTrouble {
  readonly #metAt = new Map<Trouble, number>()

  note(error: unknown) {
    const trouble = troubleOf(error)
    if (trouble) this.#metAt.set(trouble, performance.now())
  }

  /** Whether a request has met it in so many of the last seconds. */
  has(trouble: Trouble, seconds: number) {
    return performance.now() - (this.#metAt.get(trouble) ?? Number.NEGATIVE_INFINITY) < seconds * 1000
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What has to be answered while everything else waits: that the service is well, and signing in. */
const essential = new AsyncLocalStorage<true>()

/** Does work that may use the connections which are kept for it. */
export const asEssential = <T>(work: () => T): T => essential.run(true, work)

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: Error | boolean) => void) => void
type Waiting = { admit: () => void }

/** How long work waits for a connection before it is refused. */
const WAIT_MS = 5000

/** No connection came free in time; the database itself may be well. */
export class PoolExhausted extends Error {}

/** Of how many connections so many are kept for what is essential. */
const reservedOf = (size: number) => Math.min(2, Math.floor(size / 4))

/** A pool that keeps some connections back, and in which nobody waits for ever. */
export class ReservingPool extends pg.Pool {
  readonly #places: number
  readonly #waitMs: number
  readonly #held = new WeakSet<object>()
  readonly #waiting = new Set<Waiting>()
  #taken = 0

  constructor(options: pg.PoolConfig & { max: number; waitMs?: number | undefined }) {
    super(options)
    this.#places = options.max - reservedOf(options.max)
    this.#waitMs = options.waitMs ?? WAIT_MS
    this.on('release', (_error: Error, client: pg.PoolClient) => this.#held.delete(client) && this.#leave())
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#admit(callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#admit((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #admit(callback: Callback) {
    if (essential.getStore()) return super.connect(callback)
    if (this.#taken < this.#places) return this.#enter(callback)
    const refuse = setTimeout(() => {
      this.#waiting.delete(waiting)
      callback(new PoolExhausted('No database connection came free in time.'), undefined, () => {})
    }, this.#waitMs)
    const waiting = {
      admit: () => {
        clearTimeout(refuse)
        this.#enter(callback)
      },
    }
    this.#waiting.add(waiting)
  }

  #enter(callback: Callback) {
    this.#taken++
    super.connect((error, client, release) => {
      if (client) this.#held.add(client)
      else this.#leave()
      callback(error, client, release)
    })
  }

  /** Gives the place to whoever has waited longest. */
  #leave() {
    this.#taken--
    const [next] = this.#waiting
    if (!next) return
    this.#waiting.delete(next)
    next.admit()
  }
}

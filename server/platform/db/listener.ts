import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './client.ts'
import { troubleOf } from './trouble.ts'

const AGAIN_MS = 100
const AGAIN_MAX_MS = 2000
const ANSWER_MAX_MS = 10_000
/** Of what is to be said while the database is away; who listens elsewhere asks anew anyway once it is back. */
const WAITING_MAX = 1000

/**
 * One connection beside the pool, for what is listened to all the time; made anew when it breaks, listening to the same as before.
 * It stands in for both a pool and the client that a pool gives, as the adapter of socket.io uses them.
 */
export class Listener extends EventEmitter<{ notification: [pg.Notification] }> {
  readonly #address: Address
  readonly #onBack: () => void
  readonly #listens = new Set<string>()
  #client: Promise<pg.Client>
  #connected = false
  #closed = false
  #waiting = 0
  #turn: Promise<unknown> = Promise.resolve()

  /** `onBack` is called once a connection that was lost listens again: what was said meanwhile was not heard. */
  constructor(address: Address, onBack: () => void) {
    super()
    this.#address = address
    this.#onBack = onBack
    this.#client = this.#open()
  }

  get isConnected() {
    return this.#connected
  }

  connect = async () => this

  release() {
    this.#closed = true
  }

  async close() {
    this.#closed = true
    await this.#client.then(
      (client) => client.end(),
      () => {},
    )
  }

  /** Asks, and asks again where the connection broke meanwhile. */
  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    if (text.startsWith('LISTEN')) this.#listens.add(text)
    if (this.#waiting >= WAITING_MAX) throw new Error('Too much waits for the connection between nodes.')
    this.#waiting++
    // One after another, as a connection takes them.
    const answer = this.#turn.then(() => this.#ask(text, values)).finally(() => this.#waiting--)
    this.#turn = answer.catch(() => {})
    return answer
  }

  async #ask(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#client
    try {
      return await client.query(text, values)
    } catch (error) {
      if (this.#closed || troubleOf(error) !== 'UNAVAILABLE') throw error
      // Where the network is cut nobody says so: what did not answer is given up.
      await client.end()
      return this.#ask(text, values)
    }
  }

  async #open(): Promise<pg.Client> {
    for (let wait = AGAIN_MS; !this.#closed; wait = Math.min(2 * wait, AGAIN_MAX_MS)) {
      const client = new pg.Client({
        application_name: 'wardmates live',
        connectionTimeoutMillis: ANSWER_MAX_MS,
        query_timeout: ANSWER_MAX_MS,
        keepAlive: true,
        ...this.#address,
      })
      client.on('error', () => {})
      client.on('notification', (notification) => this.emit('notification', notification))
      try {
        await client.connect()
        for (const text of this.#listens) await client.query(text)
        client.once('end', () => this.#reopen())
        this.#connected = true
        return client
      } catch {
        await client.end()
        await sleep(wait, undefined, { ref: false })
      }
    }
    throw new Error('The connection between nodes is closed.')
  }

  #reopen() {
    this.#connected = false
    if (this.#closed) return
    this.#client = this.#open()
    this.#client.then(this.#onBack, () => {})
  }
}

import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from './log.ts'

const AGAIN_MS = 100
const AGAIN_MAX_MS = 2000

const options: RedisOptions = {
  retryStrategy: (tries) => Math.min(AGAIN_MS * 2 ** Math.min(tries, 10), AGAIN_MAX_MS),
  // What is said while it is away is said to nobody: who listens elsewhere asks anew once it is back.
  enableOfflineQueue: false,
}
/** What only reads waits for as long as it takes. */
const reading: RedisOptions = { enableOfflineQueue: true, maxRetriesPerRequest: null }

/** The connections to one Redis: the product's own, and those that are made after its pattern for listening. */
export class RedisLink {
  readonly client: Redis
  /** Called when a connection that was lost is back. */
  onBack: () => void = () => {}
  readonly #all: Redis[] = []

  constructor(url: string, log: Pick<Log, 'warn'>) {
    this.client = this.#follow(new Redis(url, options), log)
    const { client } = this
    const duplicate = client.duplicate.bind(client)
    client.duplicate = (override) => this.#follow(duplicate({ ...reading, ...override }), log)
    // The adapter of socket.io does not wait for its answer, and nobody else would hear that it failed.
    const publish = client.publish.bind(client)
    client.publish = ((channel: string, message: Buffer) => publish(channel, message).catch(() => 0)) as Redis['publish']
  }

  get isConnected() {
    return this.#all.every(({ status }) => status === 'ready')
  }

  async close() {
    for (const one of this.#all) one.disconnect()
  }

  #follow(one: Redis, log: Pick<Log, 'warn'>) {
    this.#all.push(one)
    one.on('error', ({ message }: Error) => log.warn({ redis: message }, 'Redis is out of reach'))
    one.once('ready', () => one.on('ready', () => this.onBack()))
    return one
  }
}

import { createAdapter as overPostgres } from '@socket.io/postgres-adapter'
import { createAdapter as overRedis } from '@socket.io/redis-streams-adapter'
import type { Pool } from 'pg'
import type { Server } from 'socket.io'
import type { Address } from '../db/client.ts'
import { Listener } from '../db/listener.ts'
import type { Log } from '../log.ts'
import type { RedisLink } from '../redis.ts'

/** Other nodes hear at once that something grew, and then so often at most: each word is a statement of the database, or a write to Redis. */
export const REST_MS = 20

/** What carries events between nodes. */
export type Between = {
  adapter: Parameters<Server['adapter']>[0]
  /** Whether this node hears of events on others at this moment. */
  readonly isConnected: boolean
  close(): Promise<void>
}

type BetweenOptions = {
  database: Address | undefined
  redis: RedisLink | undefined
  log: Log
  /** Called when a connection that was lost is back: what was said meanwhile was not heard. */
  onBack(): void
}

const IN_REDIS = { streamName: 'wardmates', channelPrefix: 'wardmates' }

/** Redis where there is one, else the database that nodes share; nothing for a node that is alone. */
export function openBetween({ database, redis, log, onBack }: BetweenOptions): Between | undefined {
  if (redis) {
    redis.onBack = onBack
    return {
      adapter: overRedis(redis.client, IN_REDIS) as unknown as Between['adapter'],
      get isConnected() {
        return redis.isConnected
      },
      close: async () => {},
    }
  }
  if (!database) return undefined
  const listener = new Listener(database, onBack)
  const errorHandler = (error: Error) => log.error({ err: error }, 'live channel between nodes')
  return {
    adapter: overPostgres(listener as unknown as Pool, { errorHandler }) as unknown as Between['adapter'],
    get isConnected() {
      return listener.isConnected
    },
    close: () => listener.close(),
  }
}

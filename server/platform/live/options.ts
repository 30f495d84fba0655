import type { IncomingMessage } from 'node:http'
import type { Sessions } from '../access/sessions.ts'
import type { Address, Db } from '../db/client.ts'
import type { Log } from '../log.ts'
import type { RedisLink } from '../redis.ts'
import type { Hint, InterestTable } from './interests.ts'
import type { MostLines } from './lines.ts'

/** What a live channel is opened with. */
export type LiveOptions = {
  sessions: Sessions
  db: Db
  log: Log
  /** What pages may show, and how its rooms speak of it. */
  interests: InterestTable
  /** Whom each of these members has blocked or was blocked by. */
  findBlocked: (db: Db, memberIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
  allowedOrigin: (origin: string, host: string) => boolean
  /** The address that a line is counted for. */
  addressOf: (request: IncomingMessage) => string
  /** The database that nodes share, which carries events between them where no Redis does. */
  shared?: Address | undefined
  redis?: RedisLink | undefined
  most?: Partial<MostLines> | undefined
  /** Sees every event before it is sent, and throws what must not be. */
  hold?: ((hint: Hint) => void) | undefined
}

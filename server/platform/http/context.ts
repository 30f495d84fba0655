import type { Audit } from '../audit.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import type { Limits } from '../limits.ts'
import type { Live } from '../live.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail.ts'
import type { Notices } from '../notices.ts'
import type { Seals } from '../seals.ts'
import type { Sessions, Viewer } from '../sessions.ts'
import type { Vault } from '../vault.ts'

/** What the rooms build on; made once at start and handed down. */
export type Services = {
  config: Config
  db: Db
  log: Log
  live: Live
  notices: Notices
  seals: Seals
  files: FileStore
  mail: Mail
  limits: Limits
  sessions: Sessions
  audit: Audit
  vault: Vault
  /** Address that members type, without a trailing slash. */
  publicUrl: () => string
}

/** What is known of the other end of the line. */
export type Caller = {
  requestId: string
  /** Address as the configured proxies tell it; IPv6 cut to its /64. */
  address: string
  userAgent: string
  /** What the Authorization header carries; empty without one. */
  bearer: string
  cookies: Record<string, string>
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (cookie: string) => void
  /** Aborted when the other end leaves before its answer is there; only where an operation streams. */
  left: AbortSignal
  /** Says how the answer comes along, to whoever asked for that; settles when they can take more. */
  tell: (event: object) => Promise<void>
}

export type OpenContext = Services & { caller: Caller; viewer: Viewer | null }
export type MemberContext = Services & { caller: Caller; viewer: Viewer }

import type { Limits } from '../access/limits.ts'
import type { Sessions, Viewer } from '../access/sessions.ts'
import type { Tallies } from '../access/tallies.ts'
import type { Audit } from '../audit/audit.ts'
import type { Signer } from '../audit/signing.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import type { RecentTrouble } from '../db/trouble.ts'
import type { FileStore } from '../files/store.ts'
import type { Live } from '../live/channel.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail.ts'
import type { Notices } from '../notices.ts'
import type { Vault } from '../secrets/vault.ts'
import type { VerificationService } from '../verification-service.ts'

/** What the rooms build on; made once at start and handed down. */
export type Services = {
  config: Config
  db: Db
  log: Log
  live: Live
  notices: Notices
  verification: VerificationService
  files: FileStore
  mail: Mail
  limits: Limits
  tallies: Tallies
  sessions: Sessions
  audit: Audit
  signer: Signer
  vault: Vault
  trouble: RecentTrouble
  /** Puts in place what a new member finds when they come; called in the transaction that makes their account. */
  welcome: (tx: Db, memberId: string) => Promise<unknown>
  /** Address that members type, without a trailing slash. */
  publicUrl: () => string
}

/** What is known of the other end of the line. */
export type Caller = {
  requestId: string
  /** Address as the configured proxies tell it; IPv6 cut to its /64. */
  address: string
  /** Whether they call from this machine itself, and nothing handed it on. */
  isHere: boolean
  userAgent: string
  /** Where their days begin and end. */
  timeZone: string
  /** What the Authorization header carries; empty without one. */
  bearer: string
  cookies: Record<string, string>
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (cookie: string) => void
  /** Answers with another status than the operation has by itself. */
  setStatus: (status: number) => void
  /** Aborted when the other end leaves before its answer is there; only where an operation streams or takes files. */
  signal: AbortSignal
  /** Says how the answer comes along, to whoever asked for that; settles when they can take more. */
  tell: (event: object) => Promise<void>
}

export type OpenContext = Services & { caller: Caller; viewer: Viewer | null }
export type MemberContext = Services & { caller: Caller; viewer: Viewer }

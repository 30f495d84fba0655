import type { NoticeKind } from '#contract/notifications.ts'
import type { Db } from './db/client.ts'

export type Notice = {
  to: string
  kind: NoticeKind
  /** Who did it; left out where the house speaks. */
  from?: string
  /** What it is about: a post, a claim, a session. */
  subject?: string
  /** What exactly, within the subject: a comment. */
  part?: string
}

/**
 * Notifying members, for rooms that come before the notifications: they are handed it as a service, because they may not import it.
 * Rooms after it call that room itself.
 */
export type Notices = {
  /** Writes a notice down within the change that causes it. `announce` what comes back once that is committed. */
  notify(tx: Db, notice: Notice): Promise<string[]>
  /** Tells the open pages of these members that their list has changed. */
  announce(memberIds: readonly string[]): void
}

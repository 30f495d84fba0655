import type { Db } from './db/client.ts'

/**
 * The mark of verification, for rooms that stand above the one that gives it: they are handed it as a service, because they may not
 * import it.
 */
export type Seals = {
  /** Called within the change that gives a member another name, before it is written; answers whether a reviewer has to compare it. */
  renamed(tx: Db, memberId: string, name: string): Promise<boolean>
  /** Tells the member's open pages and the desk, once that is committed. */
  announce(memberId: string): Promise<void>
}

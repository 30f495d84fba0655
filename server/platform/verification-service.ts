import type { Db } from './db/client.ts'

/** Verification, for rooms that stand above it: they are handed it as a service, because they may not import it. */
export type VerificationService = {
  /** Called within the change that gives a member another name, before it is written; answers whether a reviewer has to compare it. */
  checkNameChange(tx: Db, memberId: string, name: string): Promise<boolean>
  /** Called once that is committed: the member's open pages and the desk read again. */
  emitChanged(memberId: string): Promise<void>
}

import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** SQLITE_BUSY. */
const HELD = 5

/**
 * Takes a file for this process alone; nothing when another one still has it after so long. The operating system gives it back when the
 * process ends, however it ends. SQLite is here for its locks alone, which every system has and Node has no other way to; the file stays
 * empty. Nothing else in the process may open it: on POSIX closing it once gives the lock up.
 */
export async function takeLock(file: string, waitMs: number): Promise<(() => void) | undefined> {
  const deadline = performance.now() + waitMs
  const held = new DatabaseSync(file, { timeout: 0 })
  for (;;) {
    try {
      held.exec('begin exclusive')
      return () => void (held.isOpen && held.close())
    } catch (error) {
      if ((error as { errcode?: number }).errcode === HELD && performance.now() < deadline) {
        await sleep(20)
        continue
      }
      held.close()
      if ((error as { errcode?: number }).errcode === HELD) return undefined
      throw new Error(`${file} cannot be locked. The data folder has to be on a disk that knows locks.`, { cause: error })
    }
  }
}

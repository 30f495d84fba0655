import type { Db } from '../db/client.ts'
import type { FileStore } from './store.ts'

/** Deletes the bytes of files whose rows are gone. Those that cannot be deleted keep no others; they stay for the next sweep, and this one fails in the end. */
export async function removeOrphans(db: Db, store: FileStore) {
  const failures: unknown[] = []
  for (const { id } of await db.selectFrom('orphaned_file').select('id').execute()) {
    try {
      await store.remove(id)
      await db.deleteFrom('orphaned_file').where('id', '=', id).execute()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted: ${failures[0]}`)
}

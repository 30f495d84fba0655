import { join } from 'node:path'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openDatabase } from '#server/platform/db/open.ts'

/** A migrated database that is kept from run to run. Other processes reach it by its address. */
export async function openBenchDatabase(name: string) {
  const folder = join(import.meta.dirname, '../../.cache/bench', name)
  const embedded = await startEmbedded(folder, console)
  const { host = '', user = '', database = '', port } = embedded.address
  const url = `postgresql:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
  const opened = await openDatabase({ databaseUrl: url, dataDir: folder, poolSize: 2 })
  return { db: opened.db, url, close: () => opened.close().finally(embedded.stop) }
}

import { join } from 'node:path'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openDatabase } from '#server/platform/db/open.ts'

/** A migrated database that is kept from run to run. `settings` lead other processes to it. */
export async function openBenchDatabase(name: string, poolSize = 2) {
  const folder = join(import.meta.dirname, '../../.cache/bench', name)
  const embedded = await startEmbedded(folder, { warn: console.warn, say: console.warn })
  const { host = '', user = '', database = '', port } = embedded.address
  const url = `postgresql:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
  const opened = await openDatabase({ databaseUrl: url, dataDir: folder, poolSize }).catch(async (error) => {
    await embedded.stop()
    throw error
  })
  return { db: opened.db, settings: { DATABASE_URL: url, WARDMATES_DATA: folder }, close: () => opened.close().finally(embedded.stop) }
}

import { join } from 'node:path'
import { sql } from 'kysely'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { seedCrowd } from '#tests/support/crowd.ts'

const FOLDER = join(import.meta.dirname, '../../.cache/bench/feed')

/** 100,000 members and 1,000,000 posts; made once and kept for the next run. Other processes reach it by its address. */
export async function openFeedDatabase() {
  const embedded = await startEmbedded(FOLDER, console)
  const { host = '', user = '', database: name = '', port } = embedded.address
  const url = `postgresql:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
  const database = await openDatabase({ databaseUrl: url, dataDir: FOLDER, poolSize: 2 })
  const close = () => database.close().finally(embedded.stop)
  try {
    const { rows } = await sql<{ seeded: boolean }>`select exists (select from post) as seeded`.execute(database.db)
    if (!rows[0]?.seeded) {
      console.log('Making 100,000 members and 1,000,000 posts; this takes a minute or two and happens once.')
      await seedCrowd(database.db, { members: 100_000, posts: 1_000_000, likesPerPost: 2, commentsPerPost: 1, days: 365 })
    }
    return { db: database.db, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

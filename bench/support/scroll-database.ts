import { join } from 'node:path'
import { sql } from 'kysely'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { Sessions } from '#server/platform/sessions.ts'
import { seedCrowd } from '#tests/support/crowd.ts'

const FOLDER = join(import.meta.dirname, '../../.cache/bench/scroll')
export const POSTS = 10_000

/** A community with so many posts, made once and kept for the next run, and somebody signed in to it. */
export async function openScrollDatabase() {
  const embedded = await startEmbedded(FOLDER, console)
  const { host = '', user = '', database: name = '', port } = embedded.address
  const url = `postgresql:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`
  const database = await openDatabase({ databaseUrl: url, dataDir: FOLDER, poolSize: 2 })
  const close = () => database.close().finally(embedded.stop)
  try {
    const { rows } = await sql<{ seeded: boolean }>`select exists (select from post) as seeded`.execute(database.db)
    if (!rows[0]?.seeded) await seedCrowd(database.db, { members: 500, posts: POSTS, likesPerPost: 2, commentsPerPost: 1, days: 30 })
    const reader = await database.db.selectFrom('member').select(['id', 'name']).limit(sql.lit(1)).executeTakeFirstOrThrow()
    const { token } = await new Sessions(database.db).create(database.db, reader.id, 'bench')
    return { url, dataDir: FOLDER, token, user: reader, close }
  } catch (error) {
    await close()
    throw error
  }
}

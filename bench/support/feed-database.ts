import { sql } from 'kysely'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './database.ts'

/** 100,000 members, 1,000,000 posts and 5,000,000 links; made once and kept for the next run. */
export async function openFeedDatabase() {
  const database = await openBenchDatabase('feed')
  try {
    const { rows } = await sql<{ seeded: boolean }>`select exists (select from post) as seeded`.execute(database.db)
    if (!rows[0]?.seeded) {
      console.log('Making 100,000 members, 1,000,000 posts and 5,000,000 links; this takes some minutes and happens once.')
      await seedCrowd(database.db, {
        members: 100_000,
        posts: 1_000_000,
        likesPerPost: 2,
        commentsPerPost: 1,
        days: 365,
        linksPerMember: 50,
      })
    }
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

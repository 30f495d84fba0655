import { sql } from 'kysely'
import { ConversationKeys } from '#server/messages/keys/conversation-keys.ts'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './database.ts'
import { talk } from './messages-database.ts'
import { signIn, type Viewer } from './viewers.ts'

const MEMBERS = 50
export const AWAY = 10_000

/** A group of 50 and one whose device has been away for 10,000 messages. Made once and kept for the next run. */
export async function openGroupDatabase() {
  const database = await openBenchDatabase('group')
  const { db, settings } = database
  const keys = await ConversationKeys.open({ messageKeys: undefined, dataDir: settings.WARDMATES_DATA })
  try {
    const { rows } = await sql<{ empty: boolean }>`select not exists (select from member) as empty`.execute(db)
    if (rows[0]?.empty) await seedCrowd(db, { members: MEMBERS, posts: 10, likesPerPost: 1, commentsPerPost: 1, days: 30 })
    const viewers = await signIn(db, MEMBERS)
    const [one, other] = viewers as [Viewer, Viewer, ...Viewer[]]
    if (rows[0]?.empty) {
      await talk(db, keys, [one, other], AWAY)
      await talk(db, keys, [one, other], 1)
      await sql`
        insert into participant (conversation_id, member_id)
        select c.id, m.id from conversation c, member m where c.last_seq = 1 on conflict do nothing`.execute(db)
      await sql`vacuum analyze`.execute(db)
    }
    const talks = await db
      .selectFrom('participant')
      .select('conversation_id as id')
      .select(sql<number>`count(*)::int`.as('members'))
      .groupBy('conversation_id')
      .orderBy('members')
      .execute()
    return { ...database, viewers, one, other, away: talks[0]!.id, group: talks[1]!.id }
  } catch (error) {
    await database.close()
    throw error
  }
}

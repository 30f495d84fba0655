import { sql } from 'kysely'
import type { Site } from '#contract/site.ts'
import type { ConversationKeys } from '../messages/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { FileStore } from '../platform/files/store.ts'
import { saveConversations } from './conversations.ts'
import { saveJobs } from './jobs.ts'
import { saveMates } from './mates.ts'
import { findDemo, saveMembers } from './members.ts'
import { saveNotices } from './notices.ts'
import { savePosts } from './posts.ts'
import { saveProfiles } from './profiles.ts'
import { saveEvents } from './visits.ts'

/** Any number that nothing else locks: two nodes that start at once seed once. */
const LOCK = 7_240_918

/** Fills a database that has no member yet with the sample community, and answers how to look around in it. */
export async function seedSample(db: Db, files: FileStore, keys: ConversationKeys): Promise<Site['demoMember']> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    const somebody = await tx.selectFrom('member').select('id').limit(sql.lit(1)).executeTakeFirst()
    if (somebody) return
    const now = new Date()
    await saveMembers(tx)
    await saveProfiles(tx, now)
    await saveMates(tx, now)
    await saveConversations(tx, keys, now)
    await savePosts(tx, files, now)
    await saveEvents(tx, now)
    await saveNotices(tx, now)
    await saveJobs(tx, now)
  })
  return findDemo(db)
}

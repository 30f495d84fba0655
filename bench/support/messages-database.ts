import { sql } from 'kysely'
import { ConversationKeys } from '#server/messages/keys/conversation-keys.ts'
import { sealBody } from '#server/messages/keys/envelope.ts'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './database.ts'
import { signIn, type Viewer } from './viewers.ts'

export const LONG = 100_000
const SHORT = 100
const TALKS = 2000
const AT_ONCE = 2000

/** Two mates with a long and a short conversation and one to write in; one of them has 2,000 more. Made once and kept for the next run. */
export async function openMessagesDatabase() {
  const database = await openBenchDatabase('messages')
  const { db, settings } = database
  const keys = await ConversationKeys.open({ messageKeys: undefined, dataDir: settings.WARDMATES_DATA })
  try {
    const { rows } = await sql<{ empty: boolean }>`select not exists (select from member) as empty`.execute(db)
    if (rows[0]?.empty) await seedCrowd(db, { members: TALKS + 10, posts: 10, likesPerPost: 1, commentsPerPost: 1, days: 30 })
    const viewers = await signIn(db, TALKS + 10)
    const [one, other, ...others] = viewers as [Viewer, Viewer, ...Viewer[]]
    const made = await db
      .selectFrom('conversation')
      .select(['id', 'last_seq'])
      .where('kind', '=', 'group')
      .orderBy('last_seq', 'desc')
      .execute()
    if (made.length < 3) {
      console.log(`Making conversations of ${LONG} messages and ${TALKS} others; this happens once.`)
      await db.deleteFrom('conversation').execute()
      for (const length of [LONG, SHORT, 1]) await talk(db, keys, [one, other], length)
      for (const mate of others.slice(0, TALKS)) await talk(db, keys, [one, mate], 3, true)
      await sql`vacuum analyze`.execute(db)
    }
    const [long, short, open] = (
      await db.selectFrom('conversation').select(['id', 'last_seq']).where('kind', '=', 'group').orderBy('last_seq', 'desc').execute()
    ).toSorted((a, b) => orderOf(a.last_seq) - orderOf(b.last_seq))
    return { ...database, keys, one, other, long: long!.id, short: short!.id, open: open!.id }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The one that is written in has grown since it was made. */
const orderOf = (length: number) => (length === LONG ? 0 : length === SHORT ? 1 : 2)

/** A conversation of two, a group unless it is direct, with so many messages in turns. */
export async function talk(db: Db, keys: ConversationKeys, members: readonly [Viewer, Viewer], length: number, isDirect = false) {
  const id = newId()
  const key = keys.make(id)
  const [low, high] = members.map((member) => member.id).sort()
  await db
    .insertInto('conversation')
    .values({
      id,
      kind: isDirect ? 'direct' : 'group',
      key_id: key.id,
      last_seq: length,
      ...(isDirect && { low_id: low!, high_id: high! }),
    })
    .execute()
  await key.keep(db)
  await db
    .insertInto('participant')
    .values(
      members.map((member) => ({ conversation_id: id, member_id: member.id, delivered_seq: length, read_seq: Math.max(0, length - 2) })),
    )
    .execute()
  for (let from = 1; from <= length; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, length - from + 1) }, (_, at) => {
      const [seq, clientId, sender_id] = [from + at, newId(), members[at % 2]!.id]
      const body = sealBody(key.key, JSON.stringify({ text: `Bed ${at % 30} is stable, troponin repeated at six` }), {
        conversationId: id,
        seq,
        sender: sender_id,
        clientId,
      })
      return { id: newId(), conversation_id: id, seq, sender_id, client_id: clientId, alg: 'plain1' as const, key_id: key.id, body }
    })
    await db.insertInto('message').values(rows).execute()
  }
}

import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { SEARCHED_AT_ONCE } from '#contract/limits.ts'
import type { MessageContent } from '#contract/message-content.ts'
import type { Message } from '#contract/messages.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { holdsAll, wordsSought } from '#contract/words-found.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { firstIdAt } from '../../platform/ids.ts'
import { participationsOf } from '../standing.ts'
import { readRows, type Store } from './read.ts'

/** Opened without others being answered in between; a message takes some microseconds. */
const BATCH = 100
const DAY_MS = 24 * 3600_000
/** How far back is looked at first, and then, in days: most of what is searched for was written lately. */
const STEPS = [7, 30, 120, 480]
const [FIRST, LAST] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

type Asked = { q: string; conversationId?: string | undefined; cursor?: string | undefined }
type Found = { items: Message[]; next: string | null; searchedTo: string | null }

/**
 * Messages whose words hold all of these, the latest first. Nothing readable is kept to make that possible: as many as one search reads
 * are opened, and thrown away. `next` goes on further back, where there is more.
 */
export async function searchMessages(store: Store, viewerId: string, { q, conversationId, cursor }: Asked): Promise<Found> {
  const words = wordsSought(q)
  const from = cursor === undefined ? LAST : idOf(cursor)
  const ids = await latestIds(store, viewerId, from, conversationId)
  const items: Message[] = []
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    for (const message of await readRows(store, viewerId, sql`where m.id = any(${some}::uuid[]) order by m.id desc`)) {
      if (isAbout(message, words)) items.push(message)
      if (items.length === PAGE_SIZE) return { items, next: cursorAfter(message.id), searchedTo: message.at }
    }
    await turn()
  }
  const last = ids.at(-1)
  if (ids.length < SEARCHED_AT_ONCE || !last) return { items, next: null, searchedTo: null }
  return { items, next: cursorAfter(last), searchedTo: momentOf(last).toISOString() }
}

/** What the viewer can read before this message, the latest first: as many as one search reads, or all. */
async function latestIds({ db }: Store, viewerId: string, before: string, conversationId: string | undefined): Promise<string[]> {
  const ids: string[] = []
  const start = before === LAST ? Date.now() : momentOf(before).getTime()
  const steps = [...STEPS.map((days) => firstIdAt(new Date(Math.max(0, start - days * DAY_MS)))), FIRST]
  let until = before
  for (const since of steps) {
    const { rows } = await sql<{ id: string }>`
      select m.id from (${participationsOf(viewerId)}) as p
      join message m on m.conversation_id = p.id and m.id < ${until}::uuid and m.id >= ${since}::uuid and m.seq > p.cleared_seq
      where p.state = 'joined' and (${conversationId ?? null}::uuid is null or p.id = ${conversationId ?? null}::uuid)
        and m.author <> 'house' and m.body is not null
      order by m.id desc limit ${sql.lit(SEARCHED_AT_ONCE)}`.execute(db)
    ids.push(...rows.map(({ id }) => id))
    if (ids.length >= SEARCHED_AT_ONCE) return ids.slice(0, SEARCHED_AT_ONCE)
    until = since
  }
  return ids
}

/** When an identifier was made. */
const momentOf = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))

const isAbout = ({ envelope }: Message, words: readonly string[]) =>
  envelope !== null && holdsAll((JSON.parse(envelope.body) as MessageContent).text, words)

import { sql } from 'kysely'
import type { Answer, Chat, Exchange } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'

const TITLE_MAX = 80

type ChatRow = { id: string; title: string; asked_at: Date }
const showChat = ({ id, title, asked_at }: ChatRow): Chat => ({ id, title, askedAt: asked_at.toISOString() })

/** A page of a member's chats, the last asked first. */
export async function chatPage(db: Db, memberId: string, cursor?: string): Promise<Page<Chat>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'title', 'asked_at'])
    .where('member_id', '=', memberId)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(asked_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`))
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    items: shown.map(showChat),
    next: rows.length > PAGE_SIZE && last ? Buffer.from(`${last.asked_at.toISOString()} ${last.id}`).toString('base64url') : null,
  }
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/

function readCursor(cursor: string) {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!at || !id) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return { at, id }
}

/** A member's own chat; of somebody else's they learn nothing. */
async function getChat(db: Db, memberId: string, chatId: string): Promise<ChatRow> {
  const row = await db
    .selectFrom('chat')
    .select(['id', 'title', 'asked_at'])
    .where('id', '=', chatId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** A chat with everything asked in it, oldest first. */
export async function readChat(db: Db, memberId: string, chatId: string): Promise<Chat & { exchanges: Exchange[] }> {
  const chat = await getChat(db, memberId, chatId)
  const rows = await db.selectFrom('chat_exchange').selectAll().where('chat_id', '=', chatId).orderBy('id').execute()
  const exchanges = rows.map(({ id, query, answer, created_at, was_right }) => ({
    id,
    query,
    answer: { ...answer, exchangeId: id },
    askedAt: created_at.toISOString(),
    wasRight: was_right,
  }))
  return { ...showChat(chat), exchanges }
}

/** Keeps a question and its answer in a member's chat, which its first question begins, and answers under which id. */
export function saveExchange(db: Db, memberId: string, chatId: string, query: string, answer: Answer): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('chat')
      .values({ id: chatId, member_id: memberId, title: query.replace(/\s+/g, ' ').slice(0, TITLE_MAX) })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
    await getChat(tx, memberId, chatId)
    await tx.updateTable('chat').set({ asked_at: sql<Date>`now()` }).where('id', '=', chatId).execute()
    const id = newId()
    await tx
      .insertInto('chat_exchange')
      .values({ id, chat_id: chatId, query, answer: JSON.stringify(answer) })
      .execute()
    return id
  })
}

export async function renameChat(db: Db, memberId: string, chatId: string, title: string): Promise<Chat> {
  const chat = await getChat(db, memberId, chatId)
  await db.updateTable('chat').set({ title }).where('id', '=', chatId).execute()
  return showChat({ ...chat, title })
}

export async function removeChat(db: Db, memberId: string, chatId: string) {
  await getChat(db, memberId, chatId)
  await db.deleteFrom('chat').where('id', '=', chatId).execute()
}

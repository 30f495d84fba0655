import { sql } from 'kysely'
import type { Answer, Chat, Exchange } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../platform/db/cursor.ts'
import { newId } from '../platform/ids.ts'
import { openedOrNull, type SealedLog } from '../platform/secrets/opened.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { openExchange, openTitle, sealExchange, sealTitle } from './chat-sealing.ts'

const TITLE_MAX = 80

type ChatRow = { id: string; member_id: string; title: Buffer; asked_at: Date }

const showChat = (row: ChatRow, title: string | null): Chat => ({
  id: row.id,
  title: title ?? '',
  askedAt: row.asked_at.toISOString(),
  unreadable: title === null,
})

/** A page of a member's chats, the last asked first. */
export async function chatPage(db: Db, vault: Vault, log: SealedLog, memberId: string, cursor?: string): Promise<Page<Chat>> {
  const { at, id } = timePositionOf(cursor)
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'member_id', 'title', 'asked_at', sql<string>`asked_at::text`.as('at')])
    .where('member_id', '=', memberId)
    .where(sql<boolean>`(asked_at, id) < (${at}::timestamptz, ${id}::uuid)`)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    items: shown.map((row) =>
      showChat(
        row,
        openedOrNull(log, `chat ${row.id}`, () => openTitle(vault, row)),
      ),
    ),
    next: rows.length > PAGE_SIZE && last ? cursorAtTime(last) : null,
  }
}

/** A member's own chat; of somebody else's they learn nothing. */
async function getChat(db: Db, memberId: string, chatId: string): Promise<ChatRow> {
  const row = await db
    .selectFrom('chat')
    .select(['id', 'member_id', 'title', 'asked_at'])
    .where('id', '=', chatId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** A chat with everything asked in it, oldest first. */
export async function readChat(
  db: Db,
  vault: Vault,
  log: SealedLog,
  memberId: string,
  chatId: string,
): Promise<Chat & { exchanges: Exchange[] }> {
  const chat = await getChat(db, memberId, chatId)
  // Only the title tells whose the chat is: where it does not open, nothing in it is shown.
  const title = openTitle(vault, chat)
  const rows = await db.selectFrom('chat_exchange').selectAll().where('chat_id', '=', chatId).orderBy('id').execute()
  const exchanges = rows.map((row) => {
    const opened = openedOrNull(log, `chat_exchange ${row.id}`, () => openExchange(vault, row))
    return {
      id: row.id,
      clientId: row.client_id,
      query: opened?.query ?? '',
      answer: opened && { ...opened.answer, exchangeId: row.id },
      askedAt: row.created_at.toISOString(),
      wasRight: row.was_right,
    }
  })
  return { ...showChat(chat, title), exchanges }
}

/** Where a question is kept, and under which name it was asked. */
type Place = { memberId: string; chatId: string; clientId: string | null }

/** The answer that this question got before under its name, if it did. */
export async function findAnswer(db: Db, vault: Vault, place: Place, query: string): Promise<Answer | undefined> {
  const named = await findNamed(db, vault, place)
  return named?.query === query ? named.answer : undefined
}

async function findNamed(db: Db, vault: Vault, { memberId, chatId, clientId }: Place) {
  if (clientId === null) return
  const row = await db
    .selectFrom('chat_exchange')
    .innerJoin('chat', 'chat.id', 'chat_exchange.chat_id')
    .select(['chat_exchange.id', 'chat_id', 'query', 'answer'])
    .where('chat_id', '=', chatId)
    .where('chat_exchange.client_id', '=', clientId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return
  const { query, answer } = openExchange(vault, row)
  return { query, answer: { ...answer, exchangeId: row.id } }
}

/**
 * Keeps a question and its answer in a member's chat, which its first question begins; the answer that was kept first counts. A name that another
 * question has is none for this one.
 */
export function saveExchange(db: Db, vault: Vault, place: Place, exchange: { query: string; answer: Answer }): Promise<Answer> {
  const { memberId, chatId, clientId } = place
  const title = exchange.query.replace(/\s+/g, ' ').slice(0, TITLE_MAX)
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('chat')
      .values({ id: chatId, member_id: memberId, title: sealTitle(vault, { id: chatId, member_id: memberId }, title) })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
    await getChat(tx, memberId, chatId)
    await tx.updateTable('chat').set({ asked_at: sql<Date>`now()` }).where('id', '=', chatId).execute()
    // The chat's row is locked: whoever asked at the same moment has been kept by now, or waits.
    const named = await findNamed(tx, vault, place)
    if (named?.query === exchange.query) return named.answer
    const id = newId()
    await tx
      .insertInto('chat_exchange')
      .values({ id, chat_id: chatId, client_id: named ? null : clientId, ...sealExchange(vault, { id, chat_id: chatId }, exchange) })
      .execute()
    return { ...exchange.answer, exchangeId: id }
  })
}

export async function renameChat(db: Db, vault: Vault, memberId: string, chatId: string, title: string): Promise<Chat> {
  const chat = await getChat(db, memberId, chatId)
  const sealed = sealTitle(vault, chat, title)
  await db.updateTable('chat').set({ title: sealed }).where('id', '=', chatId).execute()
  return showChat(chat, title)
}

export async function removeChat(db: Db, memberId: string, chatId: string) {
  await getChat(db, memberId, chatId)
  await db.deleteFrom('chat').where('id', '=', chatId).execute()
}

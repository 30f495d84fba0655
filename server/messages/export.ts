import { sql } from 'kysely'
import type { GroupEvent, MessageContent } from '#contract/message-content.ts'
import type { Message } from '#contract/messages.ts'
import { type ExportContext, type ExportRow, exportFiles, exportPart, type RoomExport } from '../platform/export.ts'
import { openKept } from '../platform/uploads/kept.ts'
import { loadCards } from '../profile/public.ts'
import { loadConversations } from './conversations/load.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { pastWords } from './past-words.ts'
import { readMessages } from './reading/read.ts'
import { getStanding, participationsOf } from './standing.ts'

const PORTION = 50

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'video/quicktime': 'mov',
  'text/plain': 'txt',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
}
const pathOf = (uploadId: string, mime: string) => `messages/${uploadId}.${extensions[mime] ?? mime.split('/')[1]}`

/** The conversations that are a member's to read, a few at a time. */
async function* conversationIds({ db }: ExportContext, memberId: string): AsyncGenerator<string[]> {
  for (let after: string | null = null; ; ) {
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`
      select p.id from (${participationsOf(memberId)}) as p where ${after}::uuid is null or p.id > ${after}::uuid
      order by p.id limit ${sql.lit(PORTION)}`.execute(db)
    yield rows.map(({ id }) => id)
    if (rows.length < PORTION) return
    after = rows.at(-1)!.id
  }
}

/** What a message says: of a member's its text and files, of the house what happened to the group. */
function contentOf({ author, envelope, gone }: Message): ExportRow {
  if (!envelope) return { gone }
  if (author === 'house') return { event: JSON.parse(envelope.body) as GroupEvent }
  return JSON.parse(envelope.body) as MessageContent
}

/** Every message as its member can read it now: what they deleted for themselves, and what others wrote and a block hides, is not in it. */
async function* readAll(context: ExportContext, keys: ConversationKeys, memberId: string): AsyncGenerator<ExportRow[]> {
  const store = { db: context.db, keys }
  for await (const ids of conversationIds(context, memberId)) {
    for (const id of ids) {
      const standing = await getStanding(context.db, memberId, id)
      for (let since = standing.clearedSeq; ; ) {
        const messages = await readMessages(store, memberId, standing, { since, limit: PORTION })
        const shown = messages.filter(({ gone }) => gone !== 'hidden')
        const cards = await loadCards(context.db, [...new Set(shown.flatMap(({ senderId }) => senderId ?? []))])
        yield shown.map((message) => {
          const { conversationId, seq, author, senderId, at, replyTo, editedAt, urgent, reactions } = message
          const sender = senderId ? (cards.get(senderId)?.name ?? null) : author
          return {
            ...{ conversationId, seq, sentByYou: senderId === memberId, senderId, sender, at, ...contentOf(message) },
            ...{ replyTo, editedAt, urgent, reactions },
          }
        })
        if (messages.length < PORTION) break
        since = messages.at(-1)!.seq
      }
    }
  }
}

export const messagesExport = (keys: ConversationKeys): RoomExport => ({
  room: 'messages',
  title: 'Messages',
  parts: [
    {
      name: 'conversations',
      tables: ['conversation', 'participant'],
      rows: async function* rows(context, memberId) {
        for await (const ids of conversationIds(context, memberId)) {
          const conversations = await loadConversations({ db: context.db, keys }, memberId, ids)
          const own = await context.db
            .selectFrom('participant')
            .select(['conversation_id', 'takes_urgent'])
            .where('member_id', '=', memberId)
            .where('conversation_id', '=', sql<string>`any(${ids}::uuid[])`)
            .execute()
          const takesUrgent = new Map(own.map((one) => [one.conversation_id, one.takes_urgent]))
          yield conversations.map(({ id, kind, standing, name, other, members, at, pinned, mutedUntil, archived }) => ({
            ...{
              id,
              kind,
              standing,
              name,
              with: other?.name ?? null,
              withId: other?.id ?? null,
              members,
              at,
              pinned,
              mutedUntil,
              archived,
              takesUrgent: takesUrgent.get(id),
            },
          }))
        }
      },
    },
    { name: 'messages', tables: ['message'], rows: (context, memberId) => readAll(context, keys, memberId) },
    { name: 'sentInPastConversations', tables: ['message'], rows: (context, memberId) => pastWords(context, keys, memberId) },
    exportPart(
      'filesYouSent',
      ['attachment'],
      (id) => sql`
        select conversation_id || ' ' || seq || ' ' || upload_id as key, conversation_id, seq, upload_id, mime, size_bytes, created_at
        from attachment where owner_id = ${id}`,
      (row) => ({ ...row, file: `files/${pathOf(row.upload_id as string, row.mime as string)}` }),
    ),
    exportPart(
      'reactions',
      ['reaction'],
      (id) => sql`
        select conversation_id || ' ' || seq as key, conversation_id, seq, kind, created_at from reaction where member_id = ${id}`,
    ),
    exportPart(
      'urgentMessages',
      ['message_ring'],
      (id) => sql`
        select conversation_id || ' ' || seq as key, conversation_id, seq, acknowledged_at from message_ring where member_id = ${id}`,
    ),
    exportPart(
      'reminders',
      ['message_reminder'],
      (id) => sql`
        select conversation_id || ' ' || seq as key, conversation_id, seq, remind_at from message_reminder where member_id = ${id}`,
    ),
    exportPart(
      'settings',
      ['message_setting'],
      (id) => sql`select member_id::text as key, requests, presence, typing, urgent from message_setting where member_id = ${id}`,
    ),
  ],
  files: (context, memberId) =>
    exportFiles<{ key: string; mime: string }>(
      context,
      sql`select distinct upload_id::text as key, mime from attachment where owner_id = ${memberId}`,
      ({ key, mime }) => ({ path: pathOf(key, mime), open: async () => openKept(context, key) }),
    ),
  leftOut: {
    conversation_key: 'Keys that messages are encrypted under.',
    message_hidden: 'Places of messages that the member deleted for themselves.',
    message_urgent: 'When an urgent message rings next.',
  },
})

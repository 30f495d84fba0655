import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { MessageContent } from '#contract/message-content.ts'
import type { Envelope } from '#contract/messages.ts'
import type { Doxy } from '../doxy/public.ts'
import { answerMention, asksDoxy } from '../feed/public.ts'
import { isUniqueViolation } from '../platform/db/violation.ts'
import type { Services } from '../platform/http/context.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { findMessage, type Store } from './reading/read.ts'
import { append } from './sending/append.ts'
import { standingOf } from './standing.ts'

/** What answers in conversations is given: the services, Doxy AI, and what opens the messages. */
export type AnswerContext = Services & Doxy & { messageKeys: ConversationKeys }

/** The answer of Doxy AI to one message. It waits for the notes, and for as long as its asker has asked too much. */
export const doxyAnswer = defineJob({
  name: 'answer-message',
  payload: z.object({ conversationId: z.uuid(), seq: z.int(), askerId: z.uuid() }),
  key: ({ conversationId, seq }) => `${conversationId} ${seq}`,
  retries: 10,
  firstWaitSeconds: 5,
  after: 'index-notes',
})

const textOf = (envelope: Envelope | null) => (envelope ? (JSON.parse(envelope.body) as MessageContent).text : '')

/** Whether what is in this envelope asks Doxy AI. */
export const envelopeAsksDoxy = (envelope: Envelope) => asksDoxy(textOf(envelope))

/** Has Doxy AI answer a message in its conversation, for its members alone: once, however often this is done. What its asker can read no more is not answered. */
export async function answerMessage({ conversationId, seq, askerId }: z.infer<typeof doxyAnswer.payload>, context: AnswerContext) {
  const { db, live, limits, messageKeys: keys } = context
  const [standing] = (await standingOf(askerId, sql`${conversationId}::uuid`).execute(db)).rows
  const asked = standing && (await findMessage({ db, keys }, askerId, standing, seq))
  const text = textOf(asked?.envelope ?? null)
  if (!asked || !asksDoxy(text)) return
  const clientId = answerIdOf(asked.id)
  if (await isAnswered({ db, keys }, clientId)) return
  await limits.questions(askerId)
  const body = JSON.stringify({ text: await answerMention(context, askerId, text, '') })
  const answer = { conversationId, author: 'doxy', senderId: null, clientId, envelope: { alg: 'plain1', body }, replyTo: seq } as const
  try {
    await db.transaction().execute((tx) => append(tx, keys, answer))
  } catch (error) {
    // A job that was given to another node has been done there.
    if (!isUniqueViolation(error)) throw error
  }
  live.grew(`conversation:${conversationId}`)
}

const isAnswered = async ({ db }: Store, clientId: string) =>
  (await db.selectFrom('message').select('seq').where('client_id', '=', clientId).where('author', '=', 'doxy').executeTakeFirst()) !==
  undefined

/** The answer's own mark, made of the question's. */
function answerIdOf(messageId: string) {
  const hash = createHash('sha256').update(`doxy answers message ${messageId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

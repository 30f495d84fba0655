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

/** The specification's words for an answer that does not come. */
const NO_ANSWER = "Sorry, I couldn't generate a response at this time. Please try again later."

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

type Asked = z.infer<typeof doxyAnswer.payload>

/** Has Doxy AI answer a message in its conversation, for its members alone: once, however often this is done. What its asker can read no more is not answered. */
export async function answerMessage(asked: Asked, context: AnswerContext) {
  const question = await findQuestion(asked, context)
  if (!question) return
  await context.limits.questions(asked.askerId)
  await say(await answerMention(context, asked.askerId, question.text, ''), asked, answerIdOf(question.id), context)
}

/** Says in the conversation that no answer comes. One that is given after all, by an operator's will, still finds its place. */
export async function giveUpAnswer(asked: Asked, context: AnswerContext) {
  const question = await findQuestion(asked, context)
  if (question) await say(NO_ANSWER, asked, answerIdOf(`${question.id} given up`), context)
}

/** The message that asks, unless it has been answered, or says something else by now. */
async function findQuestion({ conversationId, seq, askerId }: Asked, { db, messageKeys: keys }: AnswerContext) {
  const [standing] = (await standingOf(askerId, sql`${conversationId}::uuid`).execute(db)).rows
  const message = standing && (await findMessage({ db, keys }, askerId, standing, seq))
  const text = textOf(message?.envelope ?? null)
  if (!message || !asksDoxy(text) || (await isAnswered({ db, keys }, answerIdOf(message.id)))) return
  return { id: message.id, text }
}

async function say(text: string, { conversationId, seq }: Asked, clientId: string, { db, live, messageKeys: keys }: AnswerContext) {
  const body = JSON.stringify({ text })
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

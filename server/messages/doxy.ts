import { createHash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { MessageContent } from '#contract/message-content.ts'
import type { Doxy } from '../doxy/public.ts'
import { answerMention, asksDoxy } from '../feed/public.ts'
import { isUniqueViolation } from '../platform/db/violation.ts'
import { findMessage, type Store } from './reading/read.ts'
import { append } from './sending/append.ts'
import { getStanding, notFound } from './standing.ts'

type Place = { conversationId: string; seq: number }

/** Has Doxy AI answer a message of the viewer's own, in its conversation and for its members alone: once, however often it is asked. */
export async function answerInConversation(store: Store, doxy: Doxy, viewerId: string, { conversationId, seq }: Place): Promise<number> {
  const { db, keys } = store
  const standing = await getStanding(db, viewerId, conversationId)
  if (standing.state !== 'joined') throw new Refusal('ACCEPT_FIRST')
  const asked = (await findMessage(store, viewerId, standing, seq)) ?? notFound()
  if (asked.senderId !== viewerId) throw new Refusal('NOT_YOURS')
  const text = asked.envelope ? (JSON.parse(asked.envelope.body) as MessageContent).text : ''
  if (!asksDoxy(text)) throw new Refusal('NO_QUESTION')
  const clientId = answerIdOf(asked.id)
  const before = await findAnswer(store, clientId)
  if (before) return before.seq
  const body = JSON.stringify({ text: await answerMention(doxy, viewerId, text, '') })
  const answer = { conversationId, author: 'doxy', senderId: null, clientId, envelope: { alg: 'plain1', body }, replyTo: seq } as const
  try {
    return (await db.transaction().execute((tx) => append(tx, keys, answer))).seq
  } catch (error) {
    const first = isUniqueViolation(error) && (await findAnswer(store, clientId))
    if (!first) throw error
    return first.seq
  }
}

const findAnswer = ({ db }: Store, clientId: string) =>
  db.selectFrom('message').select('seq').where('client_id', '=', clientId).where('author', '=', 'doxy').executeTakeFirst()

/** The answer's own mark, made of the question's. */
function answerIdOf(messageId: string) {
  const hash = createHash('sha256').update(`doxy answers message ${messageId}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

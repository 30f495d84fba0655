import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { REQUEST_MESSAGES } from '#contract/limits.ts'
import type { messages } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/violation.ts'
import { findFiles, notesOf, type Stores } from '../attachments/attach.ts'
import type { Store } from '../reading/read.ts'
import { maySend, maySendFiles } from '../rules.ts'
import { notFound, participationsOf, type Standing, standingOf } from '../standing.ts'
import { type Appended, append } from './append.ts'

type Outgoing = InputOf<typeof messages.send>

type Around = {
  /** Done before a message is kept that was not sent before; what it refuses is not kept. */
  before(): Promise<unknown>
  /** Done in the transaction that keeps it. */
  after(tx: Db, sent: Appended, standing: Standing): Promise<unknown>
}

/** Keeps a message once, however often it is sent. */
export async function send(
  stores: Store & Stores,
  viewerId: string,
  outgoing: Outgoing,
  { before, after }: Around,
): Promise<Appended & { isNew: boolean }> {
  const { conversationId, clientId, deviceId, envelope, replyTo, attachments, isUrgent, ...forgotten } = outgoing
  forgotten satisfies Record<string, never>
  const { db, keys } = stores
  const { sent, standing, takesRequests } = await lookUp(db, viewerId, outgoing)
  if (sent) return { ...sent, isNew: false }
  if (!standing) return notFound()
  maySend(standing, takesRequests)
  const hasFiles = attachments.length > 0 || notesOf(envelope).length > 0
  if (hasFiles) maySendFiles(standing)
  const message = { conversationId, author: 'member', senderId: viewerId, clientId, deviceId, envelope, replyTo, isUrgent } as const
  const onlyIf = (seq: number) => stillMaySend(viewerId, conversationId, seq)
  try {
    await before()
    const attach = hasFiles && (await findFiles(stores, viewerId, { envelope, attachments }))
    const written = await db.transaction().execute(async (tx) => {
      const appended = await append(tx, keys, { ...message, onlyIf })
      if (attach) await attach(tx, { conversationId, seq: appended.seq })
      await after(tx, appended, standing)
      return appended
    })
    return { ...written, isNew: true }
  } catch (error) {
    if (!isUniqueViolation(error) && !(error instanceof Refusal)) throw error
    // Somebody else who sends the same came first: what is refused by now, or is not there any more, may have gone with this very message.
    const now = await lookUp(db, viewerId, outgoing)
    if (now.sent) return { ...now.sent, isNew: false }
    // What came between says so in its own words.
    if (now.standing) maySend(now.standing, now.takesRequests)
    throw error
  }
}

/** Whether a member may still write at this place: what they were judged by before may have ended while they waited for it. */
const stillMaySend = (viewerId: string, conversationId: string, seq: number) => sql`exists (
  select from (${participationsOf(viewerId)}) as p where p.id = ${conversationId}::uuid and p.state = 'joined'
    and (p.kind = 'group' or p.other_state = 'joined' or p.other_id is not null and ${seq}::bigint <= ${sql.lit(REQUEST_MESSAGES)}))`

type LookedUp = { sentId: string | null; sentSeq: number; sentAt: Date; takesRequests: boolean } & Standing

/** Whether it has been sent already, and where the sender stands, in one question. */
async function lookUp(db: Db, viewerId: string, { conversationId, clientId }: Outgoing) {
  const { rows } = await sql<LookedUp>`
    select standing.*, m.id as "sentId", m.seq as "sentSeq", m.created_at as "sentAt",
      coalesce((select requests from message_setting where member_id = standing."otherId"), true) as "takesRequests"
    from (select) as one
    left join message m on m.sender_id = ${viewerId} and m.client_id = ${clientId}
    left join (${standingOf(viewerId, sql`${conversationId}::uuid`)}) as standing on true`.execute(db)
  const { sentId, sentSeq, sentAt, takesRequests, ...standing } = rows[0]!
  return {
    sent: sentId === null ? null : { id: sentId, seq: sentSeq, at: sentAt },
    standing: standing.id === null ? null : standing,
    takesRequests,
  }
}

import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { messages } from '#contract/messages.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { isUniqueViolation } from '../../platform/db/violation.ts'
import { findFiles, notesOf, type Stores } from '../attachments/attach.ts'
import type { Store } from '../reading/read.ts'
import { maySend, maySendFiles } from '../rules.ts'
import { notFound, type Standing, standingOf } from '../standing.ts'
import type { Appended } from './append.ts'
import { isOpen, isStillOpen, type MembersMessage, write } from './write.ts'

type Outgoing = InputOf<typeof messages.send>

type Around = {
  /** Done before a message is kept that was not sent before; what it refuses is not kept. */
  before(): Promise<unknown>
  /** Done in the transaction that keeps it. `standing` is null where everybody there has said yes. */
  after(tx: Db, sent: Appended, standing: Standing | null): Promise<unknown>
}

type Sent = Appended & { isNew: boolean }

/** Keeps a message once, however often it is sent. */
export async function send(stores: Store & Stores, viewerId: string, outgoing: Outgoing, around: Around): Promise<Sent> {
  const { conversationId, clientId, deviceId, envelope, replyTo, attachments, isUrgent, ...forgotten } = outgoing
  forgotten satisfies Record<string, never>
  const message = { conversationId, clientId, deviceId, envelope, replyTo, isUrgent, senderId: viewerId }
  const hasFiles = attachments.length > 0 || notesOf(envelope).length > 0
  // Nearly every message goes where everybody has said yes, which is judged while the conversation is locked: only of the others is more asked.
  if (!hasFiles && !isUrgent) {
    const written = await unlessRefused(write(stores, message, { onlyIf: isOpen, after: (tx, sent) => around.after(tx, sent, null) }))
    if (written) return { ...written, isNew: true }
  }
  return sendAsked(stores, message, hasFiles ? attachments : null, around)
}

/** Sends after it was asked whether it has been sent, and where the sender stands; what may not be is refused in words of its own. */
async function sendAsked(
  stores: Store & Stores,
  message: MembersMessage,
  attachments: readonly string[] | null,
  { before, after }: Around,
): Promise<Sent> {
  const { conversationId, envelope, senderId } = message
  const { db } = stores
  const { sent, standing, takesRequests } = await lookUp(db, message)
  if (sent) return { ...sent, isNew: false }
  if (!standing) return notFound()
  maySend(standing, takesRequests)
  if (attachments) maySendFiles(standing)
  try {
    await before()
    const attach = attachments && (await findFiles(stores, senderId, { envelope, attachments }))
    const written = await write(stores, message, {
      onlyIf: isStillOpen,
      async after(tx, appended) {
        if (attach) await attach(tx, { conversationId, seq: appended.seq })
        await after(tx, appended, standing)
      },
    })
    return { ...written, isNew: true }
  } catch (error) {
    if (!isTooLate(error)) throw error
    // Somebody else who sends the same came first: what is refused by now, or is not there any more, may have gone with this very message.
    const now = await lookUp(db, message)
    if (now.sent) return { ...now.sent, isNew: false }
    // What came between says so in its own words.
    if (now.standing) maySend(now.standing, now.takesRequests)
    throw error
  }
}

const isTooLate = (error: unknown) => isUniqueViolation(error) || error instanceof Refusal

const unlessRefused = (written: Promise<Appended>) =>
  written.catch((error: unknown) => {
    if (isTooLate(error)) return undefined
    throw error
  })

type LookedUp = { sentId: string | null; sentSeq: number; sentAt: Date; takesRequests: boolean } & Standing

/** Whether it has been sent already, and where the sender stands, in one question. */
async function lookUp(db: Db, { conversationId, clientId, senderId }: MembersMessage) {
  const { rows } = await sql<LookedUp>`
    select standing.*, m.id as "sentId", m.seq as "sentSeq", m.created_at as "sentAt",
      coalesce((select requests from message_setting where member_id = standing."otherId"), true) as "takesRequests"
    from (select) as one
    left join message m on m.sender_id = ${senderId} and m.client_id = ${clientId}
    left join (${standingOf(senderId, sql`${conversationId}::uuid`)}) as standing on true`.execute(db)
  const { sentId, sentSeq, sentAt, takesRequests, ...standing } = rows[0]!
  return {
    sent: sentId === null ? null : { id: sentId, seq: sentSeq, at: sentAt },
    standing: standing.id === null ? null : standing,
    takesRequests,
  }
}

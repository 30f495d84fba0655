import { z } from 'zod'
import { ATTACHMENTS_MAX } from './attachment-limits.ts'
import { ClientId } from './client-id.ts'
import { ENVELOPE_MAX, MESSAGES_AT_ONCE } from './limits.ts'
import { MessageContent } from './message-content.ts'
import { Count, Cursor, Id, Moment } from './page.ts'
import { reactions } from './reactions.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** A place in a conversation, from 1 on without gaps. */
export const Seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** What is kept and read. `plain1`: JSON as `message-content.ts` describes it, over TLS on the way, encrypted at rest. */
export const Envelope = z.object({ alg: z.literal('plain1'), body: z.string() })
export type Envelope = z.infer<typeof Envelope>

/** An envelope on its way in: what others could not read is refused. */
const Outgoing = z.strictObject({ alg: z.literal('plain1'), body: z.string().max(ENVELOPE_MAX).transform(readable) })

function readable(body: string, context: z.RefinementCtx) {
  const { data, error } = MessageContent.safeParse(parsed(body))
  if (data) return JSON.stringify(data)
  for (const { code, message, path } of error.issues)
    context.addIssue({ code: 'custom', message: hasOwnWords(code) ? message : 'Others could not read this message.', path, input: body })
  return z.NEVER
}

/** Of a text that is too long, or empty, its schema says so by itself. */
const hasOwnWords = (code: string) => code === 'too_big' || code === 'too_small'

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

export const ReactionKind = z.enum(reactions)
export type ReactionKind = z.infer<typeof ReactionKind>

/** Who wrote a message: a member, Doxy AI where a member asked it, or the house, of a group's changes. */
export const MessageAuthor = z.enum(['member', 'doxy', 'house'])

export const Message = z.object({
  conversationId: Id,
  seq: Seq,
  id: Id,
  author: MessageAuthor,
  /** Null where no member wrote it, and where they have left Wardmates. */
  senderId: Id.nullable(),
  /** Made by the sender: (senderId, clientId) names one message for ever. */
  clientId: Id,
  at: Moment,
  /** Null where there is nothing to read any more; `gone` says why. */
  envelope: Envelope.nullable(),
  /** `deleted` by its sender for everybody; `hidden` from this reader: deleted for themselves, or written by somebody a block parts them from; or `unreadable`: what is kept of it does not open. */
  gone: z.enum(['deleted', 'hidden', 'unreadable']).nullable(),
  replyTo: Seq.nullable(),
  /** Of an urgent one: who has acknowledged it, and how many it still rings. */
  urgent: z.object({ acknowledgedBy: z.array(Id), ringing: Count }).nullable(),
  editedAt: Moment.nullable(),
  /** 0 until it is edited, deleted or reacted to; each of these gives it the conversation's next one. Of two, the higher holds. */
  changeSeq: Seq,
  reactions: z.array(z.object({ kind: ReactionKind, memberIds: z.array(Id) })),
})
export type Message = z.infer<typeof Message>

/** Where a file of a message is read, by whom it was made for and while their session lasts: a path on this site. */
const AttachmentUrl = z.string().startsWith('/api/conversations/')

/** How far a conversation goes. A reader who holds less asks for the rest. */
export const Head = z.object({ lastSeq: Seq, changeSeq: Seq })
export type Head = z.infer<typeof Head>

/** Up to where messages have reached a device of a member, and up to where they have seen them. */
export const Marks = z.object({ memberId: Id, delivered: Seq, read: Seq })
export type Marks = z.infer<typeof Marks>

/** A message of which a member wants to be reminded. */
const Reminder = z.object({ message: Message, remindAt: Moment })

const At = z.strictObject({ conversationId: Id, seq: Seq })
const AtOnce = z.coerce.number().int().min(1).max(MESSAGES_AT_ONCE)
const Read = Head.extend({ items: z.array(Message) })
const path = '/api/conversations/{conversationId}'

export const messages = {
  send: member
    .route({ method: 'POST', path: `${path}/messages`, successStatus: 201, summary: 'Send a message; a repeated one answers as the first' })
    .input(
      z.strictObject({
        conversationId: Id,
        clientId: ClientId,
        deviceId: Id,
        envelope: Outgoing,
        replyTo: Seq.min(1).nullable().default(null),
        /** Rings the sender's mates there until they acknowledge it, every two minutes for half an hour. */
        isUrgent: z.boolean().default(false),
        /** The files that its content names: uploads of the sender's, or, of what is forwarded, files that the sender can read. */
        attachments: z.array(Id).max(ATTACHMENTS_MAX).default([]),
      }),
    )
    .output(z.object({ id: Id, seq: Seq, at: Moment }))
    .errors(
      refuses(
        'NOT_FOUND',
        'ACCEPT_FIRST',
        'WAIT_FOR_ANSWER',
        'REQUESTS_OFF',
        'NOBODY_THERE',
        'NO_FILES_YET',
        'UPLOAD_UNFINISHED',
        'TOO_LARGE',
        'NOBODY_RUNG',
        'URGENTS_SPENT',
      ),
    ),

  openAttachments: member
    .meta({ access: 'member', signals: true })
    .route({
      method: 'POST',
      path: `${path}/attachments`,
      summary: 'Addresses that open these files of a conversation for the viewer, for a while; those that they cannot read are left out',
    })
    .input(z.strictObject({ conversationId: Id, ids: z.array(Id).min(1).max(100) }))
    .output(z.object({ items: z.array(z.object({ id: Id, url: AttachmentUrl })) }))
    .errors(refuses('NOT_FOUND')),

  list: member
    .route({
      method: 'GET',
      path: `${path}/messages`,
      summary: 'Messages in their order: after `since`, before `before`, on both sides of `around`, or the last ones',
    })
    .input(
      z.strictObject({
        conversationId: Id,
        since: Seq.optional(),
        before: Seq.optional(),
        around: Seq.optional(),
        limit: AtOnce.default(MESSAGES_AT_ONCE),
      }),
    )
    .output(Read.extend({ firstSeq: Seq }))
    .errors(refuses('NOT_FOUND')),

  changes: member
    .route({
      method: 'GET',
      path: `${path}/changes`,
      summary: 'Messages that changed after `since`, a changeSeq, in the order of their last change',
    })
    .input(z.strictObject({ conversationId: Id, since: Seq.default(0), limit: AtOnce.default(MESSAGES_AT_ONCE) }))
    .output(Read)
    .errors(refuses('NOT_FOUND')),

  mark: member
    .meta({ access: 'member', signals: true })
    .route({
      method: 'POST',
      path: '/api/conversations/marks',
      summary: 'Say up to where messages have reached this device, and up to where they were seen; marks never go back',
    })
    .input(
      z.strictObject({
        items: z
          .array(z.strictObject({ conversationId: Id, delivered: Seq, read: Seq.default(0) }))
          .min(1)
          .max(MESSAGES_AT_ONCE),
      }),
    )
    .output(z.object({ unread: Count })),

  edit: member
    .route({ method: 'PATCH', path: `${path}/messages/{seq}`, summary: "Change one's own message within 15 minutes; it is marked" })
    .input(At.extend({ envelope: Outgoing }))
    .output(Message)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS', 'TOO_LATE_TO_EDIT')),

  remove: member
    .route({ method: 'DELETE', path: `${path}/messages/{seq}`, summary: "Delete one's own message for everyone, or any for oneself" })
    .input(At.extend({ for: z.enum(['everyone', 'me']) }))
    .output(Message)
    .errors(refuses('NOT_FOUND', 'NOT_YOURS')),

  react: member
    .route({ method: 'PUT', path: `${path}/messages/{seq}/reaction`, summary: 'React with one of six, or take it back' })
    .input(At.extend({ kind: ReactionKind.nullable() }))
    .output(Message)
    .errors(refuses('NOT_FOUND', 'ACCEPT_FIRST')),

  urgents: member
    .route({ method: 'GET', path: '/api/conversations/urgent', summary: 'Urgent messages that ring until one acknowledges them' })
    .output(z.object({ items: z.array(Message) })),

  acknowledge: member
    .route({ method: 'POST', path: `${path}/messages/{seq}/acknowledgement`, summary: 'Acknowledge an urgent message: it rings no more' })
    .input(At)
    .output(Message)
    .errors(refuses('NOT_FOUND')),

  search: member
    .route({
      method: 'GET',
      path: '/api/conversations/messages',
      summary: "Messages with these words, the latest first: in one conversation or all of one's own, so far back at a time",
    })
    .input(z.strictObject({ q: line(100, 2), conversationId: Id.optional(), cursor: Cursor.optional() }))
    .output(z.object({ items: z.array(Message), next: Cursor.nullable(), searchedTo: Moment.nullable() })),

  reminders: member
    .route({ method: 'GET', path: '/api/conversations/reminders', summary: 'What one wants to be reminded of, the next first' })
    .output(z.object({ items: z.array(Reminder) })),

  remind: member
    .route({ method: 'PUT', path: `${path}/messages/{seq}/reminder`, summary: 'Be reminded of a message, or no more' })
    .input(At.extend({ remindAt: Moment.nullable() }))
    .output(z.object({ remindAt: Moment.nullable() }))
    .errors(refuses('NOT_FOUND', 'LIST_FULL')),

  typing: member
    .meta({ access: 'member', signals: true })
    .route({ method: 'POST', path: `${path}/typing`, summary: 'Say that one is writing; it is kept nowhere' })
    .input(z.strictObject({ conversationId: Id }))
    .output(z.object({ said: z.boolean() }))
    .errors(refuses('NOT_FOUND')),
}

import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { FileUrl } from './files.ts'
import { GROUP_MAX, GROUP_NAME_MAX, UNREAD_MAX } from './limits.ts'
import { Marks, Message, Seq } from './messages.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, protective, refuses } from './route.ts'
import { line } from './text.ts'

/** Two members, or a group. */
export const ConversationKind = z.enum(['direct', 'group'])
export type ConversationKind = z.infer<typeof ConversationKind>

/** Where the viewer stands: `joined`; `request`, which waits for the viewer's yes; or `waiting` for the other member's. */
export const Standing = z.enum(['joined', 'request', 'waiting'])
export type Standing = z.infer<typeof Standing>

/** A conversation as its list shows it. */
export const Conversation = z.object({
  id: Id,
  kind: ConversationKind,
  standing: Standing,
  /** What the group is called; empty for two. */
  name: z.string(),
  /** A square picture of the group, where it has one. */
  pictureUrl: FileUrl.nullable(),
  /** The other one of two; null in a group, and where they have left Wardmates. */
  other: MemberCard.nullable(),
  members: Count,
  lastSeq: Seq,
  changeSeq: Seq,
  /** Up to where the viewer has seen it. */
  readSeq: Seq,
  /** What others wrote after that, counted no further than a hundred. */
  unread: z.number().int().min(0).max(UNREAD_MAX),
  /** The smallest marks of the others: up to there all of them have it, and have seen it. */
  delivered: Seq,
  read: Seq,
  last: Message.nullable(),
  /** Whom `last` names in a group: who wrote it, or whom a change of the group is about. */
  named: z.array(MemberCard.pick({ id: true, name: true })),
  /** When somebody last wrote in it, or when it was made. */
  at: Moment,
  pinned: z.boolean(),
  mutedUntil: Moment.nullable(),
  archived: z.boolean(),
  markedUnread: z.boolean(),
  /** Whether an urgent message in it rings for the viewer. */
  rings: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

const Participant = z.object({ member: MemberCard, isAdmin: z.boolean(), marks: Marks.omit({ memberId: true }) })

/** A conversation as its pane shows it. */
export const OpenedConversation = Conversation.extend({
  participants: z.array(Participant),
  isAdmin: z.boolean(),
  /** Whether the viewer takes urgent messages from here. */
  takesUrgent: z.boolean(),
  madeAt: Moment,
  /** Mates of the viewer and the other one, of a request. */
  mutualMates: Count,
})
export type OpenedConversation = z.infer<typeof OpenedConversation>

/** The folders of the list. */
export const ConversationFolder = z.enum(['inbox', 'requests', 'archived'])
export type ConversationFolder = z.infer<typeof ConversationFolder>

/** How others may reach the viewer. */
export const MessageSettings = z.object({
  /** Whether members who are no mates may send a message request. Only verified members may switch it off. */
  requests: z.boolean(),
  /** Whether mates and members of the same conversations see that one is online; who switches it off sees nobody's. */
  presence: z.boolean(),
  /** Whether others see that one is writing; who switches it off does not see theirs. */
  typing: z.boolean(),
  /** Whether mates may send urgent messages, which repeat until they are acknowledged. */
  urgent: z.boolean(),
})
export type MessageSettings = z.infer<typeof MessageSettings>

const One = z.strictObject({ conversationId: Id })
const Whom = One.extend({ memberId: Id })
const Done = z.object({ id: Id })
const path = '/api/conversations/{conversationId}'
const group = refuses('NOT_FOUND', 'NOT_AN_ADMIN')

export const conversations = {
  list: member
    .route({ method: 'GET', path: '/api/conversations', summary: 'A page of conversations: pinned first, then the latest' })
    .input(z.strictObject({ folder: ConversationFolder.default('inbox'), q: line(100, 0).optional(), cursor: Cursor.optional() }))
    .output(pageOf(Conversation).extend({ unread: Count, requests: Count })),

  get: member
    .route({ method: 'GET', path, summary: 'A conversation with its members and their marks' })
    .input(One)
    .output(OpenedConversation)
    .errors(refuses('NOT_FOUND')),

  heads: member
    .route({
      method: 'POST',
      path: '/api/conversations/heads',
      summary: 'How far these conversations go by now; those that are no more are left out',
    })
    .input(z.strictObject({ ids: z.array(Id).min(1).max(200) }))
    .output(z.object({ items: z.array(Conversation) })),

  open: member
    .route({
      method: 'PUT',
      path: '/api/conversations/with/{memberId}',
      summary: 'The conversation with a member, made where there was none',
    })
    .input(z.strictObject({ memberId: Id }))
    .output(OpenedConversation)
    .errors(refuses('NOT_FOUND', 'REQUESTS_OFF')),

  make: member
    .route({ method: 'POST', path: '/api/conversations', successStatus: 201, summary: 'Make a group of mates' })
    .input(
      z.strictObject({
        clientId: ClientId,
        name: line(GROUP_NAME_MAX),
        memberIds: z
          .array(Id)
          .min(1)
          .max(GROUP_MAX - 1),
      }),
    )
    .output(OpenedConversation)
    .errors(refuses('NOT_FOUND', 'NOT_MATES', 'GROUP_FULL', 'NAME_REFUSED')),

  rename: member
    .route({ method: 'PATCH', path, summary: 'Rename a group' })
    .input(One.extend({ name: line(GROUP_NAME_MAX) }))
    .output(OpenedConversation)
    .errors({ ...group, ...refuses('NAME_REFUSED') }),

  setPicture: member
    .route({ method: 'PUT', path: `${path}/picture`, summary: 'Give a group a picture that the viewer has stored, or none' })
    .input(One.extend({ imageId: Id.nullable() }))
    .output(OpenedConversation)
    .errors(group),

  add: member
    .route({ method: 'POST', path: `${path}/members`, summary: 'Add mates to a group; they read from then on' })
    .input(
      One.extend({
        memberIds: z
          .array(Id)
          .min(1)
          .max(GROUP_MAX - 1),
      }),
    )
    .output(OpenedConversation)
    .errors({ ...group, ...refuses('NOT_MATES', 'GROUP_FULL') }),

  expel: member
    .route({ method: 'DELETE', path: `${path}/members/{memberId}`, summary: 'Take a member out of a group' })
    .input(Whom)
    .output(OpenedConversation)
    .errors(group),

  setAdmin: member
    .route({ method: 'PUT', path: `${path}/members/{memberId}/admin`, summary: 'Make a member an administrator of the group, or not' })
    .input(Whom.extend({ isAdmin: z.boolean() }))
    .output(OpenedConversation)
    .errors({ ...group, ...refuses('LAST_ADMIN') }),

  leave: protective
    .route({ method: 'POST', path: `${path}/leave`, summary: 'Leave a group; nothing of it can be read from then on' })
    .input(One)
    .output(Done)
    .errors(refuses('NOT_FOUND')),

  accept: member
    .route({ method: 'POST', path: `${path}/accept`, summary: 'Accept a message request' })
    .input(One)
    .output(OpenedConversation)
    .errors(refuses('NOT_FOUND')),

  decline: protective
    .route({ method: 'POST', path: `${path}/decline`, summary: 'Decline a message request; its sender is not told' })
    .input(One)
    .output(Done)
    .errors(refuses('NOT_FOUND')),

  keep: member
    .route({
      method: 'PATCH',
      path: `${path}/place`,
      summary: "Pin, mute, archive or mark as unread in one's own list, or take no urgent messages from it",
    })
    .input(
      One.extend({
        pinned: z.boolean().optional(),
        mutedUntil: Moment.nullable().optional(),
        archived: z.boolean().optional(),
        markedUnread: z.boolean().optional(),
        takesUrgent: z.boolean().optional(),
      }),
    )
    .output(Conversation)
    .errors(refuses('NOT_FOUND', 'LIST_FULL')),

  clear: member
    .route({ method: 'POST', path: `${path}/clear`, summary: 'Delete all that is in it so far, for oneself' })
    .input(One)
    .output(Conversation)
    .errors(refuses('NOT_FOUND')),

  settings: member
    .route({ method: 'GET', path: '/api/conversations/settings', summary: 'How others may reach one' })
    .output(MessageSettings),

  saveSettings: member
    .route({ method: 'PATCH', path: '/api/conversations/settings', summary: 'Change how others may reach one' })
    .input(z.strictObject(MessageSettings.partial().shape))
    .output(MessageSettings)
    .errors(refuses('VERIFIED_ONLY')),
}

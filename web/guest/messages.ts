import type { Conversation, ConversationFolder, OpenedConversation } from '#contract/conversations.ts'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { home } from '#sample/home.ts'
import { sampleConversations } from '#sample/messages.ts'
import { refusal } from './refuse.ts'

type Sample = (typeof sampleConversations)[number]

const own = home.card

function momentOf(daysAgo: number, time: string) {
  const [hours, minutes] = time.split(':').map(Number)
  const at = new Date()
  at.setDate(at.getDate() - daysAgo)
  at.setHours(hours!, minutes, 0, 0)
  return at.toISOString()
}

/** The id of a message of a conversation, and what its sender called it. */
const idIn = (conversationId: Id, seq: number) => conversationId.slice(0, -4) + String(seq).padStart(4, '0')

const messagesOf = ({ id, daysAgo, with: other, messages }: Sample): Message[] =>
  messages.map(({ by, text, time }, at) => ({
    conversationId: id,
    seq: at + 1,
    id: idIn(id, at + 1),
    author: 'member',
    senderId: by === 'me' ? own.id : other.id,
    clientId: idIn(id, at + 1),
    at: momentOf(daysAgo, time),
    envelope: { alg: 'plain1', body: JSON.stringify({ text }) },
    gone: null,
    urgent: null,
    replyTo: null,
    editedAt: null,
    changeSeq: 0,
    reactions: [],
  }))

/** Up to where the other one of two has it. */
const reached = ({ messages }: Sample, ...statuses: string[]) =>
  messages.findLastIndex(({ by, status }) => by === 'other' || statuses.includes(status ?? '')) + 1

function conversationOf(sample: Sample): Conversation {
  const messages = messagesOf(sample)
  const last = messages.at(-1)!
  return {
    ...{ id: sample.id, kind: 'direct', standing: 'joined', name: '', pictureUrl: null, other: sample.with, members: 2, named: [] },
    ...{ lastSeq: last.seq, changeSeq: 0, readSeq: last.seq - sample.unread, unread: sample.unread },
    ...{ delivered: reached(sample, 'read', 'delivered'), read: reached(sample, 'read'), last, at: last.at },
    ...{ pinned: false, mutedUntil: null, archived: false, markedUnread: false, rings: false },
  }
}

function find(conversationId: Id) {
  const found = sampleConversations.find(({ id }) => id === conversationId)
  if (!found) throw refusal('NOT_FOUND')
  return found
}

export function list(folder: ConversationFolder = 'inbox', q = '') {
  const fits = ({ with: { name } }: Sample) => name.toLowerCase().includes(q.toLowerCase())
  const unread = sampleConversations.reduce((sum, one) => sum + one.unread, 0)
  return { items: folder === 'inbox' ? sampleConversations.filter(fits).map(conversationOf) : [], next: null, unread, requests: 0 }
}

export function get(conversationId: Id): OpenedConversation {
  const conversation = conversationOf(find(conversationId))
  const { delivered, read, lastSeq, readSeq, other } = conversation
  return {
    ...conversation,
    // A guest stands first: it is their own side of the conversation.
    participants: [
      { member: own, isAdmin: false, marks: { delivered: lastSeq, read: readSeq } },
      { member: other!, isAdmin: false, marks: { delivered, read } },
    ],
    isAdmin: false,
    takesUrgent: true,
    madeAt: conversation.at,
    mutualMates: 0,
  }
}

export function open(memberId: Id): OpenedConversation {
  const found = sampleConversations.find((one) => one.with.id === memberId)
  if (!found) throw refusal('UNAUTHENTICATED')
  return get(found.id)
}

export function messages(conversationId: Id, since = 0) {
  const items = messagesOf(find(conversationId))
  return { items: items.filter(({ seq }) => seq > since), firstSeq: 1, lastSeq: items.length, changeSeq: 0 }
}

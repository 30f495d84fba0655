import type { AttachmentNote, MessageContent } from '#contract/message-content.ts'
import type { Envelope, Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery } from '../../lib/outbox/entry.ts'
import { session } from '../../lib/session.ts'
import { toast } from '../../ui/status/toast.ts'

/** What is to be sent; `deviceId` is the browser in which it was written. */
export type MessageToSend = {
  conversationId: Id
  deviceId: string
  text: string
  replyTo?: number
  forwarded?: true
  isUrgent?: true
  attachments?: readonly AttachmentNote[]
}

type Answer = Pick<Message, 'id' | 'seq' | 'at' | 'clientId'>

const envelopeOf = ({ text, forwarded, attachments }: MessageToSend): Envelope => {
  const content: MessageContent = { text, ...(forwarded && { forwarded }), ...(attachments && { attachments: [...attachments] }) }
  return { alg: 'plain1', body: JSON.stringify(content) }
}

export const messageDelivery: Delivery<MessageToSend, Answer> = {
  send: async (message, clientId, options) => {
    const { conversationId, deviceId, replyTo = null, attachments = [], isUrgent = false } = message
    const ids = attachments.map(({ id }) => id)
    const sent = await api.messages.send(
      { conversationId, clientId, deviceId, envelope: envelopeOf(message), replyTo, attachments: ids, isUrgent },
      options,
    )
    return { ...sent, clientId }
  },

  // What draws it is there where a conversation is open; elsewhere nothing needs it.
  sent: async (cache, { id, seq, at, clientId }, message) => {
    const senderId = session().user?.id ?? null
    const { hearHead, hearMessage } = await import('../sync/catch-up.ts')
    // Whom an urgent one rings is the server's to say.
    if (message.isUrgent) return hearHead(cache, message.conversationId, { lastSeq: seq, changeSeq: 0 })
    hearMessage(cache, {
      ...{ id, seq, at, clientId, senderId, conversationId: message.conversationId, envelope: envelopeOf(message) },
      ...{ author: 'member', replyTo: message.replyTo ?? null, gone: null, urgent: null, editedAt: null, changeSeq: 0, reactions: [] },
    })
  },

  // The conversation that it stands in may be gone, so its text is to be had here too.
  refused: (words, { text }, _cache, clientId) =>
    void toast.error(say('Your message was not sent.'), {
      id: clientId,
      description: words,
      ...(text !== '' && {
        duration: Number.POSITIVE_INFINITY,
        action: { label: say('Copy text'), onClick: () => void navigator.clipboard.writeText(text) },
      }),
    }),
}

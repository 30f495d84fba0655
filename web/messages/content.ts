import type { GroupEvent, MessageContent } from '#contract/message-content.ts'
import type { Message } from '#contract/messages.ts'

const NOTHING: MessageContent = { text: '' }

/** What a member or Doxy AI wrote; empty where there is nothing to read any more. */
export const contentOf = ({ envelope, author }: Pick<Message, 'envelope' | 'author'>): MessageContent =>
  envelope && author !== 'house' ? JSON.parse(envelope.body) : NOTHING

/** What happened to the group, where the house says so. */
export const eventOf = ({ envelope, author }: Pick<Message, 'envelope' | 'author'>): GroupEvent | undefined =>
  envelope && author === 'house' ? JSON.parse(envelope.body) : undefined

import type { OpenedConversation } from '#contract/conversations.ts'
import { UNREAD_MAX } from '#contract/limits.ts'
import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import type { Held } from '../held.ts'

type Opened = Pick<OpenedConversation, 'readSeq' | 'unread' | 'lastSeq'>

/** Whether there is something of somebody else's in it to see. */
const isForSeeing = ({ author, senderId, gone }: Message, viewerId: Id | undefined) =>
  author !== 'house' && (senderId === null || senderId !== viewerId) && gone !== 'deleted' && gone !== 'hidden'

/** Whether none of what is unread lies before what is held: by place, or because all that was counted as unread is in it. */
function holdsAllUnread({ readSeq, unread, lastSeq }: Opened, { messages, firstSeq }: Held, viewerId: Id | undefined) {
  const first = messages[0]?.seq ?? firstSeq
  if (first <= Math.max(readSeq + 1, firstSeq)) return true
  const counted = messages.filter((message) => message.seq > readSeq && message.seq <= lastSeq && isForSeeing(message, viewerId))
  return unread < UNREAD_MAX && counted.length >= unread
}

/** Up to where the viewer has seen all that others wrote. The first message that was skipped ends it, whatever was seen after that. */
export function seenUpTo(opened: Opened, held: Held, seen: ReadonlySet<number>, viewerId: Id | undefined): number {
  let upTo = opened.readSeq
  if (!holdsAllUnread(opened, held, viewerId)) return upTo
  for (const message of held.messages) {
    if (message.seq <= upTo) continue
    if (seen.has(message.seq)) upTo = message.seq
    else if (isForSeeing(message, viewerId)) break
  }
  return upTo
}

import type { Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import type { MessageToSend } from '../sending/send-message.ts'
import { dayKey } from '../when.ts'

type Place = {
  /** The same from the press on, so that a message stays where it is when the server has it. */
  key: string
  at: string
  /** It begins a day. */
  startsDay: boolean
}
export type Row = Place &
  (
    | {
        message: Message
        /** The first that its reader had not seen when they came. */
        startsUnread: boolean
        /** Its sender is another than before. */
        startsRun: boolean
      }
    | { entry: ShownEntry<MessageToSend> }
  )

type Shown = {
  messages: readonly Message[]
  entries: readonly ShownEntry<MessageToSend>[]
  viewerId: Id | undefined
  /** What came after this was unread when its reader came. */
  readSeq: number
}

/** What stands in the log, one row a message: what is held, then what waits to be sent, each once. */
export function rowsOf({ messages, entries, viewerId, readSeq }: Shown): Row[] {
  const rows: Row[] = []
  const own = new Set<string>()
  let day: number | undefined
  let before: Message | undefined
  let isUnreadMarked = false
  const startsDay = (at: string) => {
    const before = day
    day = dayKey(at)
    return day !== before
  }

  for (const message of messages) {
    const isOwn = message.senderId !== null && message.senderId === viewerId
    if (isOwn) own.add(message.clientId)
    const startsUnread: boolean = !isUnreadMarked && message.seq > readSeq && !isOwn && message.author !== 'house'
    isUnreadMarked ||= startsUnread
    const isNewDay = startsDay(message.at)
    const startsRun = isNewDay || startsUnread || before?.author !== message.author || before.senderId !== message.senderId
    rows.push({ key: message.clientId + message.senderId, at: message.at, startsDay: isNewDay, message, startsUnread, startsRun })
    before = message
  }
  for (const entry of entries) {
    if (own.has(entry.clientId)) continue
    const at = new Date(entry.at).toISOString()
    rows.push({ key: entry.clientId + entry.memberId, at, startsDay: startsDay(at), entry })
  }
  return rows
}

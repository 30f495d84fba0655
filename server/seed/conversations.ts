import { demo } from '#sample/demo.ts'
import { sampleConversations } from '#sample/messages.ts'
import { personOf } from '#sample/people.ts'
import { addPastConversation, type ConversationKeys } from '../messages/public.ts'
import type { Db } from '../platform/db/client.ts'

const DAY_MS = 24 * 3600_000
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The demo member's conversations, written by the clock of India on the days before now. */
export async function saveConversations(tx: Db, keys: ConversationKeys, now: Date) {
  const me = personOf(demo.handle).id
  for (const { with: other, daysAgo, unread, messages } of sampleConversations) {
    const day = DAY.format(now.getTime() - daysAgo * DAY_MS)
    const times = messages.map(({ time }) => Date.parse(`${day}T${time}:00+05:30`))
    // What would be written later today was written yesterday.
    const back = times.at(-1)! < now.getTime() ? 0 : DAY_MS
    const reached = (...statuses: string[]) =>
      messages.findLastIndex(({ by, status }) => by === 'other' || statuses.includes(status ?? '')) + 1
    await addPastConversation(tx, keys, {
      between: [me, other.id],
      messages: messages.map(({ by, text }, nth) => ({ by: by === 'me' ? me : other.id, text, at: new Date(times[nth]! - back) })),
      marks: [
        { memberId: me, delivered: messages.length, read: messages.length - unread },
        { memberId: other.id, delivered: reached('read', 'delivered'), read: reached('read') },
      ],
    })
  }
}

import type { Head, Message } from '#contract/messages.ts'

/** What a page holds of a conversation: one stretch of it without gaps. */
export type Held = {
  /** In their order, none missing between the first and the last. */
  messages: readonly Message[]
  /** The first that its reader may read. */
  firstSeq: number
  /** How far the conversation goes, as far as anybody has said. */
  head: Head
  /** Every change up to this one is in. */
  changeSeq: number
  /** It goes on at the end of the conversation; without it it is a stretch of earlier days. */
  follows: boolean
}

type Answer = Head & { items: readonly Message[] }

/** The place of the last message that is held. */
export const lastOf = ({ messages, firstSeq }: Held) => messages.at(-1)?.seq ?? firstSeq - 1

/** What an answer holds, by itself. */
export function heldOf({ items, firstSeq, lastSeq, changeSeq }: Answer & { firstSeq: number }): Held {
  const held = { messages: items, firstSeq, head: { lastSeq, changeSeq }, changeSeq, follows: true }
  return { ...held, follows: lastOf(held) >= lastSeq }
}

/** Of two states of one message the later one. What is hidden from its reader stays so: hiding is no change for others. */
const later = (held: Message, other: Message) =>
  other.changeSeq < held.changeSeq || (other.changeSeq === held.changeSeq && held.gone === 'hidden') ? held : other

/** With more messages, each once, as far as they join on to what is held: what lies beyond a gap is not put beside it. */
export function withMessages(held: Held, more: readonly Message[]): Held {
  if (more.length === 0) return held
  const bySeq = new Map(held.messages.map((message) => [message.seq, message]))
  for (const message of more) {
    const before = bySeq.get(message.seq)
    bySeq.set(message.seq, before ? later(before, message) : message)
  }
  let first = held.messages[0]?.seq ?? held.firstSeq
  let last = lastOf(held)
  while (bySeq.has(first - 1)) first--
  while (bySeq.has(last + 1)) last++
  const messages = Array.from({ length: last - first + 1 }, (_, at) => bySeq.get(first + at)!)
  return { ...held, messages, follows: held.follows || last >= held.head.lastSeq }
}

/** Having heard how far the conversation goes. */
export const withHead = (held: Held, { lastSeq, changeSeq }: Head): Held => ({
  ...held,
  head: { lastSeq: Math.max(held.head.lastSeq, lastSeq), changeSeq: Math.max(held.head.changeSeq, changeSeq) },
})

/** Without what its reader may read no more: all before this place. */
export const withFirst = (held: Held, firstSeq: number): Held =>
  firstSeq <= held.firstSeq ? held : { ...held, firstSeq, messages: held.messages.filter(({ seq }) => seq >= firstSeq) }

/** Having heard of a message that is new or changed, in whatever order. */
export function withNews(held: Held, message: Message): Held {
  const joined = withMessages(withHead(held, { lastSeq: message.seq, changeSeq: message.changeSeq }), [message])
  return message.changeSeq === held.changeSeq + 1 ? { ...joined, changeSeq: message.changeSeq } : joined
}

/** With the changes after the last one that is in; a short answer holds all of them. */
export function withChanges(held: Held, { items, lastSeq, changeSeq }: Answer, isShort: boolean): Held {
  const upTo = isShort ? changeSeq : (items.at(-1)?.changeSeq ?? changeSeq)
  return { ...withMessages(withHead(held, { lastSeq, changeSeq }), items), changeSeq: Math.max(held.changeSeq, upTo) }
}

export const lacksMessages = (held: Held) => held.follows && lastOf(held) < held.head.lastSeq
export const lacksChanges = (held: Held) => held.changeSeq < held.head.changeSeq
export const isBehind = (held: Held) => lacksMessages(held) || lacksChanges(held)

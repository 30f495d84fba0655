import type { QueryClient } from '@tanstack/react-query'
import { MESSAGES_AT_ONCE } from '#contract/limits.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Head, Message } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { perCache } from '../../lib/query/per-cache.ts'
import {
  type Held,
  isBehind,
  lacksChanges,
  lacksMessages,
  lastOf,
  withChanges,
  withFirst,
  withHead,
  withMessages,
  withNews,
} from '../held.ts'
import { changeHeld, heldKey, quotedKey } from '../queries.ts'

/** What was heard of conversations, also while they were still being read, and those that are being caught up with. */
const heard = perCache(() => ({ heads: new Map<Id, Head>(), running: new Set<Id>() }))

const heldNow = (cache: QueryClient, id: Id) => cache.getQueryData<Held>(heldKey(id))

/** How far the conversation goes, from whoever knows. */
export function hearHead(cache: QueryClient, id: Id, { lastSeq, changeSeq }: Head) {
  const { heads } = heard(cache)
  const known = heads.get(id) ?? { lastSeq: 0, changeSeq: 0 }
  heads.set(id, { lastSeq: Math.max(known.lastSeq, lastSeq), changeSeq: Math.max(known.changeSeq, changeSeq) })
  catchUpIfBehind(cache, id)
}

/** A message that is new or changed, from the line. */
export function hearMessage(cache: QueryClient, message: Message) {
  const { conversationId, seq, changeSeq } = message
  changeHeld(cache, conversationId, (held) => withNews(held, message))
  if (changeSeq > 0 || message.gone) void cache.invalidateQueries({ queryKey: [...quotedKey(conversationId), seq] })
  hearHead(cache, conversationId, { lastSeq: seq, changeSeq })
}

/** The viewer has deleted all before this place for themselves, here or on another page. */
export function hearCleared(cache: QueryClient, { conversationId, firstSeq }: LiveEvents['conversation_cleared']) {
  changeHeld(cache, conversationId, (held) => withFirst(held, firstSeq))
  void cache.invalidateQueries({ queryKey: quotedKey(conversationId) })
}

export function catchUpIfBehind(cache: QueryClient, id: Id) {
  const head = heard(cache).heads.get(id)
  if (!head) return
  changeHeld(cache, id, (held) => (isBehind(withHead(held, head)) ? withHead(held, head) : held))
  const held = heldNow(cache, id)
  if (held && isBehind(held)) void catchUp(cache, id)
}

/** Asks for all that is missing, until an answer is short. What cannot be read now is asked for again with the next word, or when the line is back. */
export async function catchUp(cache: QueryClient, id: Id) {
  const { running } = heard(cache)
  const before = heldNow(cache, id)
  if (running.has(id) || !before) return
  running.add(id)
  try {
    let isShort = false
    do isShort = await readNew(cache, id)
    while (!isShort)
    while (lacks(cache, id, lacksChanges)) await readChanges(cache, id)
  } catch {
    // The line tells when it is worth asking again.
    return
  } finally {
    running.delete(id)
  }
  if (hasGrown(before, heldNow(cache, id) ?? before)) catchUpIfBehind(cache, id)
}

/** What was heard while it was being asked for may go further than the answers. Where nothing grew, asking again would get the same. */
const hasGrown = (before: Held, now: Held) =>
  lastOf(now) > lastOf(before) || now.head.lastSeq > before.head.lastSeq || now.head.changeSeq > before.head.changeSeq

const lacks = (cache: QueryClient, id: Id, what: (held: Held) => boolean) => {
  const held = heldNow(cache, id)
  return held !== undefined && what(held)
}

/** A stretch of earlier days asks for one message, to hear how far the conversation goes. */
async function readNew(cache: QueryClient, conversationId: Id): Promise<boolean> {
  const held = heldNow(cache, conversationId)
  if (!held) return true
  const limit = held.follows ? MESSAGES_AT_ONCE : 1
  const answer = await api.messages.list({ conversationId, since: held.follows ? lastOf(held) : held.head.lastSeq, limit })
  changeHeld(cache, conversationId, (now) =>
    withMessages(withFirst(withHead(now, answer), answer.firstSeq), held.follows ? answer.items : []),
  )
  return !held.follows || answer.items.length < limit || !lacks(cache, conversationId, lacksMessages)
}

async function readChanges(cache: QueryClient, conversationId: Id) {
  const held = heldNow(cache, conversationId)
  if (!held) return
  const answer = await api.messages.changes({ conversationId, since: held.changeSeq, limit: MESSAGES_AT_ONCE })
  if (answer.items.length > 0) void cache.invalidateQueries({ queryKey: quotedKey(conversationId) })
  changeHeld(cache, conversationId, (now) => withChanges(now, answer, answer.items.length < MESSAGES_AT_ONCE))
}

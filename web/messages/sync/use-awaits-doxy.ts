import { useEffect, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { asksDoxy } from '../../doxy/mention.ts'
import { contentOf } from '../content.ts'

/** An answer that takes longer is not announced any more; it comes all the same. */
const PATIENCE_MS = 90_000
/** As far back a question may stand that is not answered yet. */
const AMONG = 20

/** Until when an answer of Doxy AI is to be expected, in milliseconds since 1970; 0 where every question of the last messages has one. */
function expectedUntil(messages: readonly Message[]) {
  const recent = messages.slice(-AMONG)
  const answered = new Set(recent.flatMap(({ author, replyTo }) => (author === 'doxy' ? [replyTo] : [])))
  const open = recent.findLast((message) => message.author === 'member' && !answered.has(message.seq) && asksDoxy(contentOf(message).text))
  return open ? Date.parse(open.at) + PATIENCE_MS : 0
}

/** Whether Doxy AI has been asked among these messages and has not answered yet. */
export function useAwaitsDoxy(messages: readonly Message[]) {
  const until = expectedUntil(messages)
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const timer = setTimeout(() => setOver(until), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return until > over && until > Date.now()
}

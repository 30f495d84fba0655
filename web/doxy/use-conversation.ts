import { useEffect, useRef, useState } from 'react'
import type { Answer, AskEvent } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { newClientId } from '../lib/client-id.ts'
import { Refused } from '../lib/refused.ts'
import { session } from '../lib/session.ts'
import { callStream } from '../lib/stream.ts'
import { listChatsAgain, lookAgain } from './queries.ts'
import { type Turn, withEvent } from './turn.ts'

/** Longer than the server lets a model write; after that nobody waits. */
const PATIENCE_MS = 60_000

type Outcome = { state: 'answered'; answer: Answer; wasRight: null } | { state: 'failed'; words: string | undefined } | { state: 'stopped' }

type Asking = { chatId: Id; query: string; controller: AbortController; isStopped: () => boolean; onProgress: (event: AskEvent) => void }

async function outcomeOf({ chatId, query, controller, isStopped, onProgress }: Asking): Promise<Outcome> {
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS)
  const { user } = session()
  try {
    const context = { user_profile: user ?? {}, chat_id: chatId }
    const input = { query, user_id: user?.id ?? 'local', context }
    const answer = await callStream(['doxy', 'ask'], input, controller.signal, onProgress)
    return { state: 'answered', answer: answer as Answer, wasRight: null }
  } catch (error) {
    if (isStopped()) return { state: 'stopped' }
    console.error('Doxy AI did not answer.', error)
    return { state: 'failed', words: error instanceof Refused && error.status < 500 ? error.message : undefined }
  } finally {
    clearTimeout(timer)
  }
}

/** A conversation: one question at a time, and every waiting ends. */
export function useConversation(chatId: Id, before: Turn[], onKept: () => void) {
  const [turns, setTurns] = useState(before)
  const stopping = useRef<() => void>(undefined)
  const last = turns.at(-1)

  // Whoever leaves does not wait any longer.
  useEffect(() => () => stopping.current?.(), [])

  const change = (key: string, next: Outcome) => setTurns((all) => all.map((turn) => (turn.key === key ? { ...turn, ...next } : turn)))

  const ask = async (query: string) => {
    if (stopping.current) return
    const controller = new AbortController()
    let stopped = false
    stopping.current = () => {
      stopped = true
      controller.abort()
    }
    const key = newClientId()
    setTurns((all) => [...all, { key, query, askedAt: new Date().toISOString(), state: 'waiting' }])

    const onProgress = (event: AskEvent) =>
      setTurns((all) =>
        all.map((turn) => (turn.key === key && turn.state === 'waiting' ? { ...turn, coming: withEvent(turn.coming, event) } : turn)),
      )
    const outcome = await outcomeOf({ chatId, query, controller, isStopped: () => stopped, onProgress })
    stopping.current = undefined
    change(key, outcome)
    if (outcome.state !== 'stopped') lookAgain()
    if (outcome.state === 'answered') {
      listChatsAgain()
      onKept()
    }
  }

  return { turns, ask, waiting: last?.state === 'waiting', stop: () => stopping.current?.() }
}

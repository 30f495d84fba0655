import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { newClientId } from '../lib/client-id.ts'
import { Refused } from '../lib/refused.ts'
import { session } from '../lib/session.ts'
import { listChatsAgain, lookAgain } from './queries.ts'
import type { Turn } from './turn.ts'

/** Longer than the server lets a model write; after that nobody waits. */
const PATIENCE_MS = 60_000

type Outcome = { state: 'answered'; answer: Answer; wasRight: null } | { state: 'failed'; words: string | undefined } | { state: 'stopped' }

async function outcomeOf(chatId: Id, query: string, controller: AbortController, isStopped: () => boolean): Promise<Outcome> {
  const timer = setTimeout(() => controller.abort(), PATIENCE_MS)
  const { user } = session()
  try {
    const context = { user_profile: user ?? {}, chat_id: chatId }
    const answer = await api.doxy.ask({ query, user_id: user?.id ?? 'local', context }, { signal: controller.signal })
    return { state: 'answered', answer, wasRight: null }
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

    const outcome = await outcomeOf(chatId, query, controller, () => stopped)
    stopping.current = undefined
    change(key, outcome)
    if (outcome.state === 'failed') lookAgain()
    if (outcome.state === 'answered') {
      listChatsAgain()
      onKept()
    }
  }

  return { turns, ask, waiting: last?.state === 'waiting', stop: () => stopping.current?.() }
}

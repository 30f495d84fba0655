import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Answer, AskEvent, Exchange } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { Refused } from '../../lib/api/refused.ts'
import { callStream } from '../../lib/api/stream.ts'
import { newClientId } from '../../lib/client-id.ts'
import { session } from '../../lib/session.ts'
import { storedTurn, type Turn, withEvent } from '../answer/turn.ts'
import { listChatsAgain, lookAgain } from '../queries.ts'
import { type Asked, askedIn } from './asked.ts'
import { dropAsked, keepAsked } from './keep-asked.ts'

/** Longer than the server lets a model write; after that nobody waits. */
const PATIENCE_MS = 60_000

type Outcome = { state: 'answered'; answer: Answer; wasRight: null } | { state: 'failed'; words: string | undefined } | { state: 'stopped' }

// Why nobody waits any longer.
const LATE = 'late'
const STOPPED = 'stopped'
const LEFT = 'left'

type Asking = { chatId: Id; asked: Asked; controller: AbortController; onProgress: (event: AskEvent) => void }

async function outcomeOf({ chatId, asked, controller, onProgress }: Asking): Promise<Outcome> {
  const timer = setTimeout(() => controller.abort(LATE), PATIENCE_MS)
  const { user } = session()
  try {
    const context = { user_profile: user ?? {}, chat_id: chatId, client_id: asked.clientId }
    const input = { query: asked.query, user_id: user?.id ?? 'local', context }
    const answer = await callStream(['doxy', 'ask'], input, controller.signal, onProgress)
    return { state: 'answered', answer: answer as Answer, wasRight: null }
  } catch (error) {
    if (controller.signal.aborted && controller.signal.reason !== LATE) return { state: 'stopped' }
    console.error('Doxy AI did not answer.', error)
    return { state: 'failed', words: error instanceof Refused && error.status < 500 ? error.message : undefined }
  } finally {
    clearTimeout(timer)
  }
}

/** What was asked here before and has no answer, after what has one. */
const turnsOf = (exchanges: readonly Exchange[], chatId: Id): Turn[] => [
  ...exchanges.map(storedTurn),
  ...askedIn(chatId)
    .filter((asked) => exchanges.every(({ clientId }) => clientId !== asked.clientId))
    .map(({ clientId, query, askedAt }) => ({ key: clientId, query, askedAt, state: 'unanswered' as const })),
]

/** A conversation: one question at a time, and every waiting ends. What has no answer is kept until it has one or is given up. */
export function useConversation(chatId: Id, exchanges: readonly Exchange[], onAsked: () => void) {
  const cache = useQueryClient()
  const [turns, setTurns] = useState(() => turnsOf(exchanges, chatId))
  const running = useRef<AbortController>(undefined)
  const last = turns.at(-1)

  // Whoever leaves does not wait any longer; the question does.
  useEffect(() => () => running.current?.abort(LEFT), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the chat held when it was opened
  useEffect(() => {
    for (const { clientId } of exchanges) if (clientId) dropAsked(chatId, clientId)
  }, [])

  const change = (key: string, next: Outcome) => setTurns((all) => all.map((turn) => (turn.key === key ? { ...turn, ...next } : turn)))

  /** Asks something, or, under its name, what was asked before. */
  const ask = async (query: string, clientId = newClientId()) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    const asked: Asked = { clientId, query, askedAt: new Date().toISOString() }
    keepAsked(chatId, asked)
    onAsked()
    const waiting: Turn = { key: clientId, query, askedAt: asked.askedAt, state: 'waiting' }
    setTurns((all) => [...all.filter(({ key }) => key !== clientId), waiting])

    const onProgress = (event: AskEvent) =>
      setTurns((all) =>
        all.map((turn) => (turn.key === clientId && turn.state === 'waiting' ? { ...turn, coming: withEvent(turn.coming, event) } : turn)),
      )
    const outcome = await outcomeOf({ chatId, asked, controller, onProgress })
    running.current = undefined
    if (outcome.state === 'answered' || controller.signal.reason === STOPPED) dropAsked(chatId, clientId)
    change(clientId, outcome)
    if (outcome.state !== 'stopped') lookAgain(cache)
    if (outcome.state === 'answered') listChatsAgain(cache)
  }

  const remove = (clientId: string) => {
    dropAsked(chatId, clientId)
    setTurns((all) => all.filter(({ key }) => key !== clientId))
  }

  return { turns, ask, remove, waiting: last?.state === 'waiting', stop: () => running.current?.abort(STOPPED) }
}

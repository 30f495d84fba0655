import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { RefusalCode } from '#contract/errors.ts'
import { Refused } from '../api/refused.ts'
import { drawFor } from '../session.ts'
import type { Entry, Kind, ShownEntry } from './entry.ts'
import { Sender } from './sender.ts'

export const signIn = (id: string) => drawFor({ signedIn: true, token: id, user: { id } as never })
export const networkFault = new TypeError('Failed to fetch')
export const refusalOf = (status: number, code: RefusalCode = 'BAD_INPUT', retryAfterMs = 0) =>
  new Refused({ code, status, message: `Refused with ${status}.`, requestId: 'test' }, retryAfterMs)

let at = 0
export const entryOf = (clientId: string, part: Partial<Entry> = {}): Entry => ({
  clientId,
  memberId: 'asha',
  kind: 'note',
  queue: 'notes',
  payload: `Words of ${clientId}`,
  at: ++at,
  ...part,
})

/** A member's outbox with these entries; `answer` is how the server takes each try. */
export function outboxOf(entries: Entry[], answer: (clientId: string, tries: number) => unknown = () => 'stored') {
  const kept = new Map(entries.map((entry) => [entry.clientId, entry]))
  const store = {
    list: async (memberId: string) => [...kept.values()].filter((entry) => entry.memberId === memberId).sort((a, b) => a.at - b.at),
    change: async (entry: Entry) => void (kept.has(entry.clientId) && kept.set(entry.clientId, entry)),
    remove: async (clientId: string) => void kept.delete(clientId),
  }
  const [sent, tried, refused]: [string[], string[], string[]] = [[], [], []]
  const send = async (_: unknown, clientId: string) => {
    tried.push(clientId)
    const given = await answer(clientId, tried.filter((one) => one === clientId).length)
    if (given instanceof Error) throw given
    return clientId
  }
  const kind: Kind = {
    name: 'note',
    queueOf: () => 'notes',
    load: async () => ({ send, sent: (_, answer) => void sent.push(String(answer)), refused: (words) => void refused.push(words) }),
  }
  let shown: readonly ShownEntry[] = []
  const show = (entries: readonly ShownEntry[]) => {
    shown = entries
  }
  const inTurn = <Answer>(_: string, act: () => Promise<Answer>) => act()
  const sender = new Sender({ store, kinds: [kind], cache: new QueryClient(), show, inTurn, tell: () => {} })
  return {
    ...{ sender, store, kind, kept, sent, tried, refused },
    states: () => shown.map(({ clientId, state }) => `${clientId} ${state}`),
    heldUp: () => shown.map(({ heldUp }) => heldUp?.words),
  }
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Grown, Hint, StreamRule } from './interests.ts'
import { openStreams } from './streams.ts'

type Channel = Parameters<typeof openStreams>[0]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now: Hint = ['conversation_now', { conversationId: 'c1', lastSeq: 1, changeSeq: 0 }]
const standing: Grown = { position: { lastSeq: 1 }, readers: ['asha'], said: [], instead: now }
const away = () => Promise.reject(new Error('away'))

test('what began to be shown, and what grew, while the database was away is told once it is back', async () => {
  const rule: StreamRule = {
    positions: vi.fn(async () => new Map([['c1', standing]])).mockImplementationOnce(away),
    since: async () => new Map(),
    audience: vi.fn(async (): Promise<string[]> => ['asha']).mockImplementationOnce(away),
  }
  const [adapter, said, told] = [new EventEmitter(), [] as unknown[], [] as string[]]
  const streams = openStreams({
    ...({ db: {}, log: { warn: () => {} }, table: { conversation: { stream: rule } } } as unknown as Pick<Channel, 'db' | 'log' | 'table'>),
    adapter,
    interestIn: (room) => room,
    hasLines: () => true,
    tell: (memberIds) => void told.push(...memberIds),
    say: (interest, hint) => said.push([interest, hint]),
    sayTo: () => {},
    showing: () => ['asha'],
  })

  adapter.emit('create-room', 'conversation:c1')
  streams.grew(['conversation:c2'])
  await vi.advanceTimersByTimeAsync(100)
  expect([said, told]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(3000)

  expect([said, told]).toEqual([[['conversation:c1', now]], ['asha']])
  streams.close()
})

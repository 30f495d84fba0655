import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from '#tests/support/listen.ts'
import { openLive } from './channel.ts'
import { endWithSession } from './expiry.ts'

const DAY_MS = 24 * 3600_000

afterEach(() => void vi.useRealTimers())

function lineUntil(endsAt: () => Promise<number>) {
  vi.useFakeTimers()
  const end = vi.fn()
  return { end, callOff: endWithSession(endsAt, end) }
}

test('a line ends at the moment its session does, were it weeks away', async () => {
  vi.useFakeTimers()
  const at = Date.now() + 30 * DAY_MS
  const { end } = lineUntil(async () => at)

  await vi.advanceTimersByTimeAsync(30 * DAY_MS - 1)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(end).toHaveBeenCalledOnce()
})

test('whoever was active meanwhile keeps the line, and a database that is away ends none', async () => {
  vi.useFakeTimers()
  const start = Date.now()
  const endsAt = vi.fn(async () => start + 2000)
  endsAt.mockResolvedValueOnce(start + 1000).mockRejectedValueOnce(new Error('away'))
  const { end } = lineUntil(endsAt)

  await vi.advanceTimersByTimeAsync(2000)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(end).toHaveBeenCalledOnce()
})

test('a line that has closed is not ended again', async () => {
  vi.useFakeTimers()
  const at = Date.now() + 1000
  const { end, callOff } = lineUntil(async () => at)
  await vi.advanceTimersByTimeAsync(500)

  callOff()
  await vi.advanceTimersByTimeAsync(1000)

  expect(end).not.toHaveBeenCalled()
})

test('a line whose session is over hears so, in an event that is held to the contract, and ends', async () => {
  const hold = vi.fn()
  const sessions = { find: async () => ({ id: 'asha', sessionId: 'one', roles: [] }), endsAt: async () => 0, onEnded: () => {} }
  const live = openLive({ sessions, hold, interests: {}, allowedOrigin: () => true, addressOf: () => '127.0.0.1' } as unknown as Parameters<
    typeof openLive
  >[0])
  const http = createServer()
  live.attach(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const world = { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
  const line = await listen(world, { token: 'any' })

  await expect.poll(() => line.socket.connected).toBe(false)
  expect(line.of('session_ended')).toEqual([{}])
  expect(hold.mock.calls).toEqual([[['session_ended', {}]]])
  await live.close()
})

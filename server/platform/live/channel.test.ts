import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { listen } from '#tests/support/listen.ts'
import { openLive } from './channel.ts'

const asha = { id: 'asha', sessionId: 'one', roles: [], awaitsFactor: false, isLeaving: false, isClosed: false }

test.each([
  ['the database goes away', () => Promise.reject(new Error('away')), 'UNAVAILABLE'],
  ['its session ends', async () => null, 'UNAUTHENTICATED'],
  ['its member is let in again, or out', async () => ({ ...asha, isLeaving: true }), 'UNAVAILABLE'],
])('a line that is opening while %s is told what that means for its page', async (_, find, words) => {
  const sessions = { find: vi.fn(find).mockResolvedValueOnce(asha), onEnded: () => {} }
  const live = openLive({ sessions, interests: {}, allowedOrigin: () => true, addressOf: () => '127.0.0.1' } as unknown as Parameters<
    typeof openLive
  >[0])
  const http = createServer()
  live.attach(http)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const world = { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }

  await expect(listen(world, { token: 'any' })).rejects.toThrow(words)

  await live.close()
})

import { afterEach, expect, test, vi } from 'vitest'
import { importAhead } from './import-ahead.ts'

afterEach(() => void vi.restoreAllMocks())

test('a part that never comes has failed one day, and can be asked for again', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(new DOMException('Too late.', 'TimeoutError')), ms / 1000)
    return ending.signal
  })
  const asked = vi.spyOn(window, 'fetch').mockImplementationOnce((_, init) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal!.reason))
    return promise
  })
  await expect(importAhead(async () => 'here', ['assets/part.js'])).rejects.toThrow('Too late.')

  asked.mockResolvedValue(new Response('export {}'))

  expect(await importAhead(async () => 'here', ['assets/part.js'])).toBe('here')
})

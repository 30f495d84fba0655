import { afterEach, describe, expect, test, vi } from 'vitest'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { onDoubt, setLine } from '../line.ts'
import { api } from './api.ts'

afterEach(() => {
  vi.useRealTimers()
  setLine(true)
  onDoubt(() => {})
  delete window.asked
  leave()
})

test('a page says in which time zone its member is, whatever it asks', async () => {
  const asked = answer({ 'GET /api/home/stats': () => ({}), 'POST /api/notifications/read-all': () => ({ unread: 0 }) })
  signIn('asha')

  await api.home.stats()
  await api.notifications.readAll({ latestId: 'n1' })

  const zones = asked.mock.calls.map(([, init]) => new Headers(init?.headers).get(TIME_ZONE_HEADER))
  expect(zones).toEqual(Array(2).fill(Intl.DateTimeFormat().resolvedOptions().timeZone))
})

describe('on a line that has died without a word', () => {
  /** Nothing comes until whoever asked gives up. */
  const hang = () =>
    vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', () => reject(init.signal!.reason))
      return promise
    })

  test('a question fails as soon as the line is known to be dead', async () => {
    hang()
    signIn('asha')
    const stats = api.home.stats()

    setLine(false)

    await expect(stats).rejects.toThrow('Nothing came.')
  })

  test('so does one that the document had asked', async () => {
    const asked = hang()
    signIn('asha')
    window.asked = new Map([['/api/home/stats', new Promise<Response>(() => {})]])
    window.askedBy = 'asha'
    const stats = api.home.stats()

    setLine(false)

    await expect(stats).rejects.toThrow('Nothing came.')
    expect(asked).not.toHaveBeenCalled()
  })

  test('somebody asks how the line is, and the question fails where that does not tell', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    hang()
    signIn('asha')
    const doubted = vi.fn()
    onDoubt(doubted)
    const failed = expect(api.home.stats()).rejects.toThrow('Nothing came.')

    await vi.advanceTimersByTimeAsync(10_000)
    expect(doubted).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(20_000)

    await failed
  })

  test('what is written is given up in the end, so that it can be sent again', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const ending = new AbortController()
      setTimeout(() => ending.abort(new DOMException('Too late.', 'TimeoutError')), ms / 1000)
      return ending.signal
    })
    hang()
    signIn('asha')

    await expect(api.notifications.readAll({ latestId: 'n1' })).rejects.toThrow('Too late.')
  })

  test('what is written is not given up as soon as the line is dead: it may have arrived', async () => {
    hang()
    signIn('asha')
    const read = api.notifications.readAll({ latestId: 'n1' }).catch(() => 'given up')

    setLine(false)

    expect(await Promise.race([read, new Promise((passed) => setTimeout(passed, 50, 'on its way'))])).toBe('on its way')
  })
})

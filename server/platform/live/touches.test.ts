import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUIET_MS } from '#contract/live.ts'
import { type Touched, Touches } from './touches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function collect() {
  const said: Touched[][] = []
  return { said, touches: new Touches((touched) => said.push([...touched])) }
}

test('what happens in one moment is handed on at once and together', () => {
  const { said, touches } = collect()

  touches.add('post:1', { what: 'a' })
  touches.add('post:1', { what: 'b' })
  touches.add('feed', { what: 'c' })
  vi.advanceTimersByTime(1)

  expect(said).toEqual([
    [
      ['post:1', [{ what: 'a' }, { what: 'b' }]],
      ['feed', [{ what: 'c' }]],
    ],
  ])
})

test('what follows waits until it has been quiet for a while, and nothing of it is lost', () => {
  const { said, touches } = collect()
  touches.add('post:1', { what: 0 })
  vi.advanceTimersByTime(1)

  for (let at = 1; at <= 20; at++) {
    touches.add('post:1', { what: at })
    vi.advanceTimersByTime(QUIET_MS / 10)
  }
  vi.advanceTimersByTime(2 * QUIET_MS)

  expect(said.length).toBeLessThanOrEqual(4)
  expect(said.flatMap((touched) => touched.flatMap(([, all]) => all.map(({ what }) => what)))).toEqual(
    Array.from({ length: 21 }, (_, at) => at),
  )
})

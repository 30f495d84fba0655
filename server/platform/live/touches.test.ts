import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QUIET_MS } from '#contract/live.ts'
import { Ticked, type Touched, Touches } from './touches.ts'

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

test('what is named in one moment is handed on once, and while it rests what follows waits', () => {
  const said: (readonly string[])[] = []
  const ticked = new Ticked((named) => said.push(named), 20)

  for (const name of ['a', 'b', 'a']) ticked.add(name)
  vi.advanceTimersByTime(1)
  expect(said).toEqual([['a', 'b']])

  for (const name of ['c', 'a', 'c']) {
    ticked.add(name)
    vi.advanceTimersByTime(5)
  }
  expect(said).toHaveLength(1)

  vi.advanceTimersByTime(100)
  expect(said.slice(1)).toEqual([['c', 'a']])

  ticked.add('d')
  vi.advanceTimersByTime(1)
  expect(said.slice(2)).toEqual([['d']])
})

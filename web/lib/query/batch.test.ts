import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batched } from './batch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for within a moment is asked for once and together', () => {
  const handed: string[][] = []
  const ask = batched((ids) => handed.push(ids), { waitMs: 200 })

  ask('a')
  vi.advanceTimersByTime(150)
  ask('b', 'a')
  vi.advanceTimersByTime(50)
  ask('c')
  vi.advanceTimersByTime(200)

  expect(handed).toEqual([['a', 'b'], ['c']])
})

test('a flood is handed over in parts', () => {
  const handed: string[][] = []
  const ask = batched((ids) => handed.push(ids), { size: 2 })

  ask('a', 'b', 'c')
  vi.runAllTimers()

  expect(handed).toEqual([['a', 'b'], ['c']])
})

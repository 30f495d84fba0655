import { expect, test } from 'vitest'
import { BEST_RULE } from '#contract/comment-rules.ts'
import { bestScore } from './best.ts'

const at = new Date('2026-03-02T12:00:00+05:30')
const plain = { likes: 0, byPostAuthor: false, proven: false, at }
const hoursLater = (hours: number) => new Date(at.getTime() + hours * 3600_000)

test('a doubling of likes, the author, a proven member and twelve hours weigh one step each', () => {
  const step = bestScore(plain) + 1

  expect(bestScore({ ...plain, likes: 1 })).toBeCloseTo(step)
  expect(bestScore({ ...plain, byPostAuthor: true })).toBeCloseTo(step)
  expect(bestScore({ ...plain, proven: true })).toBeCloseTo(step)
  expect(bestScore({ ...plain, at: hoursLater(12) })).toBeCloseTo(step)
  expect(BEST_RULE).toContain('12 hours')
})

test('the hundredth like moves a comment far less than the first', () => {
  const gain = (likes: number) => bestScore({ ...plain, likes }) - bestScore({ ...plain, likes: likes - 1 })

  expect(gain(1)).toBeGreaterThan(50 * gain(100))
})

test('the author of the post, proven, stands level with three likes of anybody', () => {
  expect(bestScore({ ...plain, byPostAuthor: true, proven: true })).toBeCloseTo(bestScore({ ...plain, likes: 3 }))
})

import { expect, test } from 'vitest'
import { isOutdated } from './outdated.ts'

const [EARLIER, LATER] = ['2026-11-22T08:00:00.000Z', '2026-11-22T09:00:00.000Z']

test('an answer of Doxy AI is outdated once its post was edited, and nothing else is', () => {
  expect(isOutdated({ isAI: true, createdAt: EARLIER }, LATER)).toBe(true)
  expect(isOutdated({ isAI: true, createdAt: LATER }, EARLIER)).toBe(false)
  expect(isOutdated({ isAI: true, createdAt: EARLIER }, null)).toBe(false)
  expect(isOutdated({ isAI: false, createdAt: EARLIER }, LATER)).toBe(false)
})

import { expect, test } from 'vitest'
import { isOffScale, placeOf, ratioOf } from './ratio.ts'

test('a ratio is drawn with its interval, and nothing else is', () => {
  expect(ratioOf({ effect: 'hazard ratio 0.74', interval: '0.65 to 0.85' })).toEqual({ short: 'HR', value: 0.74, low: 0.65, high: 0.85 })
  expect(ratioOf({ effect: 'relative risk 0.70', interval: '0.60 to 0.82' })?.short).toBe('RR')
  expect(ratioOf({ effect: 'hazard ratio 0.74', interval: null })).toBeUndefined()
  expect(ratioOf({ effect: 'difference 13.5 points', interval: '9 to 18' })).toBeUndefined()
  expect(ratioOf({ effect: '36% lower', interval: '9 to 55' })).toBeUndefined()
  // A figure outside of its own interval is a slip, and a slip is not drawn.
  expect(ratioOf({ effect: 'odds ratio 1.9', interval: '0.65 to 0.85' })).toBeUndefined()
})

test('the scale has no difference in its middle, and ends at half and twice', () => {
  expect([0.5, 1, 2].map(placeOf)).toEqual([0, 50, 100])
  expect(placeOf(14.7)).toBe(100)
  expect([0.4, 0.5, 1, 2, 14.7].map(isOffScale)).toEqual([true, false, false, false, true])
})

import { expect, test } from 'vitest'
import { ago } from './dates.ts'

const now = new Date(2026, 5, 15, 12, 0)
const before = (...[year, month, day, hour, minute]: [number, number, number, number, number]) =>
  ago(new Date(year, month, day, hour, minute).toISOString(), undefined, undefined, now)

test('time is relative up to a day and a date afterwards', () => {
  expect(before(2026, 5, 15, 11, 59)).toBe('1m')
  expect(before(2026, 5, 15, 10, 0)).toBe('2h')
  expect(before(2026, 5, 14, 12, 1)).toBe('23h')
  expect(before(2026, 5, 14, 9, 0)).toBe('Yesterday')
  expect(before(2026, 5, 13, 23, 0)).toBe('13 Jun')
  expect(before(2025, 11, 31, 23, 0)).toBe('31 Dec 2025')
})

test('a moment in the near future, by a clock that runs ahead, reads as now', () => {
  expect(before(2026, 5, 15, 12, 3)).toBe('now')
})

test('for whoever reads Hindi it is said and written in it, with the digits of India’s figures', () => {
  const say = (english: string, { count }: Record<string, string | number> = {}) => (count ? `${count} मि॰ पहले` : `हिन्दी: ${english}`)

  expect(ago(new Date(2026, 5, 15, 11, 50).toISOString(), say, 'hi-IN', now)).toBe('10 मि॰ पहले')
  expect(ago(new Date(2026, 5, 14, 9, 0).toISOString(), say, 'hi-IN', now)).toBe('हिन्दी: Yesterday')
  expect(ago(new Date(2026, 5, 13, 9, 0).toISOString(), say, 'hi-IN', now)).toBe('13 जून')
})

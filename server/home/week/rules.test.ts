import { expect, test } from 'vitest'
import { isWaiting, weekBefore } from './rules.ts'

const days = (at: string) => {
  const { fromDay, untilDay } = weekBefore(new Date(at))
  return [fromDay, untilDay]
}

test("the week is the last one that is over, from Monday to Monday of India's calendar", () => {
  expect(days('2026-11-22T23:59:59+05:30')).toEqual(['2026-11-09', '2026-11-16'])
  expect(days('2026-11-23T00:00:00+05:30')).toEqual(['2026-11-16', '2026-11-23'])
  expect(days('2026-11-26T12:00:00+05:30')).toEqual(['2026-11-16', '2026-11-23'])
  expect(weekBefore(new Date('2026-11-23T08:00:00+05:30')).until).toEqual(new Date('2026-11-23T00:00:00+05:30'))
})

test('a week waits for whoever was there, wants it and has not read it', () => {
  const week = weekBefore(new Date('2026-11-24T08:00:00+05:30'))
  const reader = { joinedAt: new Date('2026-11-20T12:00:00Z'), weekRead: null, weekWanted: true }

  expect(isWaiting(reader, week)).toBe(true)
  expect(isWaiting({ ...reader, weekRead: '2026-11-16' }, week)).toBe(true)
  expect(isWaiting({ ...reader, weekRead: '2026-11-23' }, week)).toBe(false)
  expect(isWaiting({ ...reader, weekWanted: false }, week)).toBe(false)
  expect(isWaiting({ ...reader, joinedAt: week.until }, week)).toBe(false)
})

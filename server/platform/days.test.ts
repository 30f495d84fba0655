import { expect, test } from 'vitest'
import { dayStart, weekStarts } from './days.ts'

const at = (moment: string, timeZone: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone)
const startIn = (timeZone: string, moment: string, days = 0) => dayStart(at(moment, timeZone), days).toISOString()

test('a day begins when it begins for whoever asks', () => {
  expect(startIn('Asia/Kolkata', '2026-03-01T18:29:59Z')).toBe('2026-02-28T18:30:00.000Z')
  expect(startIn('Asia/Kolkata', '2026-03-01T18:30:00Z')).toBe('2026-03-01T18:30:00.000Z')
  expect(startIn('America/New_York', '2026-03-01T18:30:00Z')).toBe('2026-03-01T05:00:00.000Z')
  expect(startIn('Pacific/Auckland', '2026-03-01T18:30:00Z')).toBe('2026-03-01T11:00:00.000Z')
  expect(startIn('Pacific/Auckland', '2026-03-01T18:30:00Z', 1)).toBe('2026-03-02T11:00:00.000Z')
})

test('a week over a change of the clocks has days of 23 or 25 hours, and one without a midnight begins at one', () => {
  const hours = (starts: Date[]) => starts.slice(1).map((start, day) => (start.getTime() - starts[day]!.getTime()) / 3600_000)

  expect(hours(weekStarts(at('2026-03-10T12:00:00Z', 'America/New_York')))).toEqual([24, 24, 24, 24, 23, 24])
  expect(hours(weekStarts(at('2026-11-03T12:00:00Z', 'America/New_York')))).toEqual([24, 24, 24, 24, 25, 24])
  expect(startIn('Africa/Cairo', '2026-04-24T12:00:00Z')).toBe('2026-04-23T22:00:00.000Z')
  expect(startIn('Africa/Cairo', '2026-04-24T12:00:00Z', -1)).toBe('2026-04-22T22:00:00.000Z')
})

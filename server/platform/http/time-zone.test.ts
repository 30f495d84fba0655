import { expect, test } from 'vitest'
import { INDIA } from '#contract/time-zone.ts'
import { timeZoneOf } from './time-zone.ts'

test('every zone is known, UTC and older names too', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(timeZoneOf(zone)).toBe(zone)
  for (const zone of ['UTC', 'Asia/Calcutta', 'US/Eastern', 'Asia/Katmandu', '+05:45'])
    expect(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZoneOf(zone))).not.toThrow()
  expect(timeZoneOf('UTC')).toBe('UTC')
})

test('whoever names no zone, or none that there is, has the days of India', () => {
  for (const named of [
    undefined,
    '',
    'Etc/Unknown',
    'Asia',
    'SystemV/AST4',
    'undefined',
    "UTC'; --",
    '2026-01-01T00:00Z[UTC]',
    'x'.repeat(10_000),
    ['UTC', 'UTC'],
  ])
    expect([named, timeZoneOf(named)]).toEqual([named, INDIA])
})

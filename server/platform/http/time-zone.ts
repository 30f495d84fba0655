import { INDIA } from '#contract/time-zone.ts'

/** Longer than any name of a zone. */
const NAME_MAX = 64

/** The zone that a caller names, by its name, an older one or its distance from UTC; India's where that is none. */
export function timeZoneOf(named: string | string[] | undefined) {
  if (typeof named !== 'string' || named.length > NAME_MAX) return INDIA
  try {
    // The calendar that counts the days knows fewer names than the formatter.
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions()
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId
  } catch {
    return INDIA
  }
}

/** Now, by the calendar and clock of a time zone. */
export const nowIn = (timeZone: string) => Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(timeZone)

/** When the day that holds a moment began where that moment is told, or a day some days before or after it. Not every day has a midnight, or 24 hours. */
export function dayStart(at: Temporal.ZonedDateTime, days = 0) {
  const day = at.toPlainDate().add({ days })
  return new Date(day.toZonedDateTime(at.timeZoneId).epochMilliseconds)
}

/** When each of the last seven days began, today last. */
export const weekStarts = (now: Temporal.ZonedDateTime) => Array.from({ length: 7 }, (_, at) => dayStart(now, at - 6))

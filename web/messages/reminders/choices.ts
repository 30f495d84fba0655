const HOUR_MS = 3_600_000
const DAYS_OF_WEEK = 7
const MONDAY = 1

const clock = (of: Date, days: number, hour: number) => new Date(of.getFullYear(), of.getMonth(), of.getDate() + days, hour)

type Choice = { label: string; at: Date }

/** When a message may be wanted again, by the reader's own clock. */
export function remindChoices(now: Date): Choice[] {
  const evening = clock(now, 0, 18)
  const toMonday = ((MONDAY - now.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1
  return [
    { label: 'In an hour', at: new Date(now.getTime() + HOUR_MS) },
    ...(evening.getTime() - now.getTime() > HOUR_MS ? [{ label: 'This evening, 18:00', at: evening }] : []),
    { label: 'Tomorrow, 08:00', at: clock(now, 1, 8) },
    ...(toMonday > 1 ? [{ label: 'On Monday, 08:00', at: clock(now, toMonday, 8) }] : []),
  ]
}

/** What a choice says when it is pressed: the device may have slept since it was drawn. One that is offered no more is as it was drawn. */
export const chosenAt = ({ label, at }: Choice, now: Date) => remindChoices(now).find((choice) => choice.label === label)?.at ?? at

/** A moment as a field of date and time shows it. */
export function fieldValue(at: Date) {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

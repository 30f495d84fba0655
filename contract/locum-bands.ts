/** The three bands of a day in the locum desk, in hours of India. The night ends on the day after. */
export const locumBands = [
  { id: 'day', label: 'Day', from: 8, to: 14 },
  { id: 'evening', label: 'Evening', from: 14, to: 20 },
  { id: 'night', label: 'Night', from: 20, to: 32 },
] as const

/** Hours of rest between two shifts of one person. */
export const LOCUM_REST_HOURS = 8
/** Whoever cancels later than so many hours before a shift says why. */
export const LOCUM_NOTICE_HOURS = 24
/** Days ahead for which somebody can be free and a shift be offered. */
export const LOCUM_DAYS_AHEAD = 120
/** Shifts of an institution that are still to come; open ones of a week that a member is shown beside their own, or cancelled ones that an institution is; members told of an open one. */
export const LOCUM_SHIFTS_MAX = 500
export const LOCUM_SHOWN = 200
export const LOCUM_TOLD = 200
export const LOCUM_PAY_MAX = 1_000_000

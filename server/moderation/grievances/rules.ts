import { DECIDE_DAYS } from '#contract/report-reasons.ts'
import { dayInIndia } from '../../platform/india.ts'

const DAY_MS = 24 * 3600_000

/** What a grievance is called in letters: the year in which it was filed, and which of all it is. */
export const referenceOf = (no: number, at: Date) => `GR-${dayInIndia(at).slice(0, 4)}-${String(no).padStart(6, '0')}`

/** Until when a grievance that is filed now is answered: as soon as a report, which is sooner than the law on personal data asks. */
export const grievanceDueAt = (now: Date) => new Date(now.getTime() + DECIDE_DAYS * DAY_MS)

import { plusDays, todayInIndia } from '../locum/days.ts'

/** So long its job is open: what is over, or open for longer than half a year, could not be published. */
const DAYS_OPEN = 60

/** A file as it can be imported, with the columns that most jobs need. */
export const exampleOf = (now = new Date()) =>
  [
    '\ufeffID,Title,Department,Specialty,City,State,Type,Pay from,Pay to,Experience,What the person will do,What you ask for,Benefits,Posts to fill,Closes on',
    `JOB-1,Consultant Intensivist,Critical Care,Critical Care,Siliguri,West Bengal,Full-time,30,42,5,Run the unit with three colleagues.,"Must, Registration: Any state council|Helpful: Speaks Nepali",Quarters on campus,1,${lastDay(now)}`,
    '',
  ].join('\r\n')

/** As India writes it: 31/12/2026. */
const lastDay = (now: Date) => plusDays(todayInIndia(now), DAYS_OPEN).split('-').reverse().join('/')

import { expect, test } from 'vitest'
import { POSTING_DAYS_MAX } from '#contract/limits.ts'
import { exampleOf } from './example.ts'

const DAY_MS = 24 * 3600_000

test.each(['2027-01-01', '2027-06-30', '2027-12-31'])('the job of the example file can be published on %s', (today) => {
  const begun = new Date(`${today}T06:30:00Z`)
  const [day, month, year] = /(\d\d)\/(\d\d)\/(\d{4})\r\n$/.exec(exampleOf(begun))!.slice(1)

  const daysLeft = (Date.parse(`${year}-${month}-${day}T06:30:00Z`) - begun.getTime()) / DAY_MS

  expect(daysLeft).toBeGreaterThan(0)
  expect(daysLeft).toBeLessThanOrEqual(POSTING_DAYS_MAX)
})

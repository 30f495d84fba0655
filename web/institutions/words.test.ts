import { expect, test } from 'vitest'
import { checkedWords, dayOf, periodOf } from './words.ts'

test.each([
  ['2016-04-01', null, 'Since Apr 2016'],
  ['2024-08-31', '2027-07-01', 'Aug 2024 to Jul 2027'],
])('from %s to %s reads so in every time zone', (from, to, words) => expect(periodOf({ from, to })).toBe(words))

test('a calendar day is named with its year', () => expect(dayOf('2026-06-09')).toBe('9 Jun 2026'))

test('of a page nothing is said to have been checked where nothing was', () => {
  const proof = { verifiedAt: '2026-03-03T08:00:00.000Z', expiresAt: '2027-03-03T08:00:00.000Z', facilityId: null }

  expect(checkedWords({ ...proof, documentSeen: true, mailDomain: 'teesta.example' })).toMatch(
    /^Registration document and email at teesta\.example checked on /,
  )
  expect(checkedWords({ ...proof, documentSeen: false, mailDomain: null })).toBe('')
})

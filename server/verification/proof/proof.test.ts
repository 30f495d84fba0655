import { expect, test } from 'vitest'
import { normaliseNumber } from '#contract/registration-number.ts'
import { hasOrcidChecksum, holdsAadhaar } from './numbers.ts'
import { identityOf, provenAs } from './proof.ts'
import { warningsFor } from './warnings.ts'

const registration = (council: string, number: string, year = 2014, councilName: string | null = null) =>
  ({ proof: 'registration', council, councilName, number, year, nameAsRegistered: 'Asha Rao', hprId: null }) as const

test.each([
  ['mmc/2014/123456', 'MMC/2014/123456'],
  [' DMC-R-25251 ', 'DMC/R/25251'],
  ['Reg. No. 0112093', '112093'],
  ['TSMC / FMR / 678901', 'TSMC/FMR/678901'],
  ['25251', '25251'],
])('the number %s is kept as %s', (typed, kept) => {
  expect(normaliseNumber(typed)).toBe(kept)
})

test('a number is the same with and without its council’s letters, and another one at another council', () => {
  expect(identityOf(registration('kmc', 'KMC/112093'))).toBe(identityOf(registration('kmc', '112093')))
  expect(identityOf(registration('kmc', '112093'))).not.toBe(identityOf(registration('mmc', '112093')))
  expect(identityOf(registration('other', '7', 2014, 'Council of Bhutan'))).toBe(
    identityOf(registration('other', '7', 2014, 'council of  Bhutan.')),
  )
  expect(identityOf(registration('other', '7', 2014, 'Council of Bhutan'))).not.toBe(
    identityOf(registration('other', '7', 2014, 'Council of Fiji')),
  )
})

test('what looks unusual is said and stops nothing', () => {
  const today = new Date('2026-11-21')

  expect(warningsFor(registration('kmc', 'KMC 112093'), today)).toEqual([])
  expect(warningsFor(registration('kmc', 'DMC/R/25251'), today)).toEqual([
    { as: 'letters', letters: 'DMC', council: 'Delhi Medical Council' },
  ])
  expect(warningsFor(registration('mmc', 'MMC/2015/123456'), today)).toEqual([{ as: 'year_inside', inside: 2015, year: 2014 }])
  expect(warningsFor(registration('mmc', 'none', 2030), today)).toEqual([{ as: 'future_year', year: 2030 }, { as: 'no_digit' }])
})

test('a council is of one profession, and of one that its member names nobody has said that', () => {
  const as = (council: string, councilName: string | null = null) => provenAs('doctor', registration(council, '7', 2014, councilName))
  expect([as('kmc'), as('nch'), as('allied-kerala'), as('united-kingdom-nursing'), as('other', 'Council of Fiji')]).toEqual([
    ...['doctor', 'ayush', 'allied', 'nurse', 'allied'],
  ])
})

test('an ORCID iD is checked by its last character', () => {
  expect(hasOrcidChecksum('0000-0002-1825-0097')).toBe(true)
  expect(hasOrcidChecksum('0000-0002-1694-233X')).toBe(true)
  expect(hasOrcidChecksum('0000-0002-1825-0098')).toBe(false)
})

test('an Aadhaar number is seen by its check digit, and nothing else is', () => {
  expect(holdsAadhaar('my number is 2341 2341 2346')).toBe(true)
  expect(holdsAadhaar('234123412346')).toBe(true)
  expect(holdsAadhaar('2341 2341 2347')).toBe(false)
  expect(holdsAadhaar('MMC/2014/123456, phone 98765 43210')).toBe(false)
})

import { expect, test } from 'vitest'
import type { InstitutionCard } from '#contract/institution.ts'
import { dayInIndia } from '../platform/india.ts'
import { fitOf } from './applications/fit.ts'
import { meets } from './applications/registration.ts'
import { EMPTY } from './postings/content.ts'
import { changedFields, faultsOf, mayManage, mayMove } from './rules.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const whole = {
  ...EMPTY,
  ...{ title: 'Registrar', city: 'Kochi', description: 'Run the ward.', specialty: 'Medicine', closesOn: '2026-12-20' },
}
const fieldsOf = (change: Partial<typeof whole>) => faultsOf({ ...whole, ...change }, NOW).map(({ field }) => field)

test('a posting says what it lacks and what it says against itself', () => {
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ city: '' })).toEqual(['city'])
  expect(fieldsOf({ city: '', isRemote: true })).toEqual([])
  expect(fieldsOf({ salaryFrom: 40, salaryTo: 30 })).toEqual(['salaryTo'])
  expect(fieldsOf({ experienceFrom: 5, experienceTo: 3 })).toEqual(['experienceTo'])
  expect(fieldsOf({ closesOn: '2026-11-23' })).toEqual(['closesOn'])
  expect(fieldsOf({ closesOn: '2026-11-24' })).toEqual([])
  expect(fieldsOf({ closesOn: '2027-11-24' })).toEqual(['closesOn'])
  expect(fieldsOf({ walkInOn: '2026-12-21' })).toEqual(['walkInOn'])
  expect(fieldsOf({ walkInOn: dayInIndia(NOW) })).toEqual([])
  expect(fieldsOf({ walkInOn: dayInIndia(new Date(NOW.getTime() - 24 * 3600_000)) })).toEqual(['walkInOn'])
  expect(fieldsOf({ bondAmount: 500_000 })).toEqual(['bondMonths'])
})

test('an edit names the fields that say something else, and no other', () => {
  const requirements = [{ kind: 'skill', strictness: 'must', words: 'Tamil' }] as const
  expect(changedFields(whole, { ...whole, benefits: [], requirements: [...requirements], city: 'Kollam' })).toEqual([
    'city',
    'requirements',
  ])
})

test('owners and recruiters manage postings; nothing is said of what was withdrawn', () => {
  expect((['owner', 'recruiter', 'editor', undefined] as const).map(mayManage)).toEqual([true, true, false, false])
  expect([mayMove('sent', 'rejected'), mayMove('rejected', 'offer'), mayMove('offer', 'offer'), mayMove('withdrawn', 'offer')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('each line stands beside what is said and what was checked, and a badge of another kind proves no registration', () => {
  const profile = {
    ...{ name: 'Farah', headline: '', specialty: '', hospital: '', location: '', currentPosition: '', experienceYears: 7 },
    ...{ education: 'MD Anaesthesia', college: '', graduationYear: null, languages: ['Telugu', 'Urdu'], publications: [], entries: [] },
    ...{ certifications: [{ title: 'Fellowship, cardiac anaesthesia', issuer: 'A', year: '2022' }], checked: 'Registration checked' },
  }
  const line = (kind: 'registration' | 'experience' | 'skill' | 'qualification' | 'document', words: string) => ({
    kind,
    words,
    strictness: 'must' as const,
  })
  const lines = [
    line('registration', 'Registered'),
    line('qualification', 'MD'),
    line('experience', '5 years'),
    line('skill', 'Fellowship in cardiac anaesthesia'),
    line('skill', 'Speaks Tamil'),
    line('document', 'Degree'),
  ]
  const at = { institution: { name: 'Teesta Hospital' } as InstitutionCard, from: '2026-01-01', to: null }
  const registration = { council: 'kmc', checkedAt: new Date('2026-05-03T20:00:00Z') }
  const proof = { registration, mark: 'Registration checked', confirmed: [at] }
  const asked = { requirements: lines, council: null }

  expect(fitOf(asked, profile, proof).map(({ says, proven }) => [says, proven])).toEqual([
    ['', 'Karnataka Medical Council, checked on 4 May 2026'],
    ['MD Anaesthesia', ''],
    ['7 years; Teesta Hospital confirms 2026–now', ''],
    ['Fellowship, cardiac anaesthesia, 2022', ''],
    ['', ''],
    ['', ''],
  ])
})

test.each([
  ['Registered', null, true],
  ['Registered doctor, any state council', null, true],
  ['Registered in Karnataka or Kerala', null, true],
  ['Registered with Tamil Nadu Medical Council', null, false],
  ['Registered nurse', null, false],
  ['Registered', 'tnmc', false],
  ['Registered', 'kmc', true],
])('a registration at Karnataka’s medical council, asked for as “%s”, council %s: %s', (words, asked, isMet) => {
  expect(meets({ words }, asked, 'kmc')).toBe(isMet)
})

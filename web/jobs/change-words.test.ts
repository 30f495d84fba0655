import { expect, test } from 'vitest'
import type { PostingField, PostingTerms } from '#contract/posting.ts'
import { changeWords } from './change-words.ts'

const TERMS: PostingTerms = {
  ...{ title: 'Registrar', department: '', city: 'Chennai', state: 'Tamil Nadu', workType: 'full_time', isRemote: false, specialty: '' },
  ...{ salaryFrom: 42, salaryTo: 42, stipend: null, experienceFrom: 2, experienceTo: null, bondMonths: null, bondAmount: null },
  ...{ dutyHours: 48, living: 'not_stated', council: null, walkInOn: null, openings: 1, closesOn: '2026-12-01' },
}
const edit = (fields: PostingField[], after: Partial<PostingTerms>) =>
  changeWords({ version: 2, at: '2026-11-26T08:00:00.000Z', fields, before: TERMS, after: { ...TERMS, ...after } })

test('an edit is told as it was and as it is, two fields of one thing once', () => {
  expect(edit(['salaryFrom', 'salaryTo'], { salaryFrom: 20, salaryTo: 20 })).toBe('Pay: from ₹42 LPA to ₹20 LPA')
  expect(edit(['city', 'state'], { city: 'Kochi', state: 'Kerala' })).toBe('Place: from Chennai, Tamil Nadu to Kochi, Kerala')
  expect(edit(['bondMonths', 'dutyHours'], { bondMonths: 12, dutyHours: null })).toBe(
    'Duty hours: from 48 a week to not stated; Bond: from not stated to 12 months',
  )
})

test('a change is never told as from one thing to the same', () => {
  expect(edit(['stipend'], { stipend: 20_000 })).toBe('Stipend: from not stated to ₹20,000 a month')
  expect(edit(['salaryFrom', 'salaryTo'], { salaryFrom: null, salaryTo: null })).toBe('Pay: from ₹42 LPA to not stated')
  expect(edit(['isRemote', 'city'], { isRemote: true, city: 'Pune' })).toBe('Place: from Chennai, Tamil Nadu to remote, Pune, Tamil Nadu')
  const none = { ...TERMS, bondMonths: 0 }
  const change = { version: 2, at: '2026-11-26T08:00:00.000Z', fields: ['bondAmount'] as PostingField[], before: none }
  expect(changeWords({ ...change, after: { ...none, bondAmount: 50_000 } })).toBe('Bond changed')
})

test('what takes more than a few words is named', () => {
  expect(edit(['description', 'title'], { title: 'Senior registrar' })).toBe(
    'Title: from Registrar to Senior registrar; Description changed',
  )
})

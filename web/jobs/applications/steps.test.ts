import { expect, test } from 'vitest'
import type { OwnApplication } from '#contract/application.ts'
import { dueWords, stepsOf } from './steps.ts'

const paid = (lakh: number) => ({ salaryFrom: lakh, salaryTo: lakh, stipend: null })
const PAY = { before: paid(42), after: paid(20) }
const application = {
  cv: { name: 'cv.pdf', sizeBytes: 100 },
  answers: [{ words: 'How many?', kind: 'text', answer: '212' }],
  letter: '',
  steps: [
    { at: '2026-11-24T04:00:00.000Z', status: 'shortlisted', by: 'institution', words: 'Please come on Monday.' },
    { at: '2026-11-20T04:32:00.000Z', status: 'viewed', by: 'institution', words: '' },
    { at: '2026-11-19T18:00:00.000Z', status: 'exported', by: 'institution', words: '' },
    { at: '2026-11-19T15:44:00.000Z', status: 'sent', by: 'applicant', words: '' },
  ],
  changes: [{ version: 2, at: '2026-11-20T08:40:00.000Z', fields: ['salaryFrom', 'salaryTo'], ...PAY }],
} as unknown as OwnApplication

test('what became of an application and of its job stands in one order, the latest first', () =>
  expect(stepsOf(application).map(({ title, words }) => [title, words])).toEqual([
    ['You are on the shortlist', '“Please come on Monday.”'],
    ['The job changed', 'Pay: from ₹42 LPA to ₹20 LPA.'],
    ['Viewed', 'The institution has opened it, or its CV.'],
    [
      'Downloaded with all others',
      'The institution has the list of all applications, with what yours says. Whether anybody has read it is not known.',
    ],
    ['Sent', 'With your profile, a CV and 1 answer.'],
  ]))

test('an application with nothing besides says so', () =>
  expect(stepsOf({ ...application, cv: null, answers: [] }).at(-1)!.words).toBe('With your profile.'))

test('the day by which an answer may be awaited is said, and that it was asked for where it was', () => {
  const at = '2026-11-26T12:00:00.000Z'
  const [before, after] = [Date.parse('2026-11-25T12:00:00.000Z'), Date.parse('2026-11-27T12:00:00.000Z')]

  expect(dueWords({ at, wasAsked: false }, 'hospital', before)).toEqual({
    when: 'Expected by 26 Nov 2026',
    words: 'If the hospital is silent until then, we ask for an answer.',
  })
  expect(dueWords({ at, wasAsked: false }, 'hospital', after)).toEqual({ when: 'Not yet', words: 'It was expected by 26 Nov 2026.' })
  expect(dueWords({ at, wasAsked: true }, 'hospital', after).words).toBe(
    'It was expected by 26 Nov 2026. We have asked the hospital for it.',
  )
})

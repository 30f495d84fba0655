import { expect, test } from 'vitest'
import { emptyProof, fieldOf, proofOf, withKind } from '../proof/values.ts'
import { greetedName } from './greeted-name.ts'
import { withGuesses } from './guesses.ts'
import { missingOn, type SetupValues, stepOf } from './values.ts'

const values: SetupValues = {
  ...emptyProof,
  isKindSaid: true,
  name: 'Dr. Ananya Iyer',
  headline: 'Senior Consultant',
  location: 'Chennai, Tamil Nadu',
  phone: '',
  bio: '  ',
  specialty: 'Cardiology',
  experienceYears: '12',
  currentPosition: 'Consultant',
  hospital: '',
  education: '',
  ownCollege: '',
  graduationYear: '',
  interests: [],
  licenceOnly: false,
}

test.each([
  ['Dr. Ananya Iyer', 'Ananya'],
  ['Prof. Dr. Ravi Menon', 'Ravi'],
  ['dr ananya', 'ananya'],
  ['Drishti Rao', 'Drishti'],
  ['Dr.Asha', 'Asha'],
  ['Dr.', 'Dr.'],
])('%s is greeted as %s', (name, first) => {
  expect(greetedName(name).first).toBe(first)
})

test('education is asked on the second step and missed on the third', () => {
  expect(missingOn(1, values)).toEqual([])
  expect(missingOn(2, values)).toEqual([])
  expect(missingOn(3, values).map(({ label, asked }) => `${label} ${asked}`)).toEqual([
    'Education Background 2',
    'Medical License Number 3',
    'Medical interests 3',
  ])
})

test('who somebody is comes first, and what is missing goes by their words', () => {
  expect(missingOn(1, { ...values, isKindSaid: false }).map(({ label }) => label)).toEqual(['Who you are'])
  expect(missingOn(1, { ...values, isKindSaid: false, licenceOnly: true })).toEqual([])
  const student = withKind({ ...values, specialty: '' }, 'student')
  expect(missingOn(2, student).map(({ label }) => label)).toEqual(['Course or Subject'])
  expect(missingOn(3, student).map(({ label }) => label)).toContain('Enrolment Number')
})

test.each(['', '62', '-1', '3.5', 'ten'])('"%s" years of experience do not fit', (experienceYears) => {
  expect(missingOn(2, { ...values, experienceYears }).map(({ field }) => field)).toEqual(['experienceYears'])
})

test('the third step begins with the council of the state and the name without its title', () => {
  expect(withGuesses(values)).toMatchObject({ council: 'tnmc', nameAsRegistered: 'Ananya Iyer' })
  expect(withGuesses({ ...values, council: 'kmc', nameAsRegistered: 'A. Iyer' })).toMatchObject({
    council: 'kmc',
    nameAsRegistered: 'A. Iyer',
  })
})

test('what was said of college and workplace is not typed again', () => {
  const guessed = withGuesses({ ...values, ownCollege: 'AFMC Pune', hospital: 'KEM Hospital' })
  expect(guessed).toMatchObject({ college: 'AFMC Pune', institution: 'KEM Hospital' })
  expect(stepOf(2, { ...guessed, graduationYear: '2014' }, true)).toMatchObject({ college: 'AFMC Pune', graduationYear: 2014 })
})

test('what is left empty is null, and going back hands nothing in', () => {
  const complete = { ...withGuesses(values), number: '104582', year: '2010' }

  expect(stepOf(1, values, true)).toMatchObject({ phone: null, bio: null })
  expect(stepOf(3, complete, true)).toMatchObject({ proof: { council: 'tnmc', number: '104582', year: 2010, hprId: null } })
  expect(stepOf(3, complete, false)).toMatchObject({ proof: null })
})

test('a council that is not on the list is missing its name, and another one carries none', () => {
  const complete = { ...withGuesses(values), number: '104582', year: '2010', interests: ['Research' as const], education: 'MBBS' }
  const other = { ...complete, council: 'other' }

  expect(missingOn(3, other).map(({ field }) => field)).toEqual(['proof'])
  expect(proofOf({ ...other, councilName: 'Fiji Medical Council' })).toMatchObject({
    council: 'other',
    councilName: 'Fiji Medical Council',
  })
  expect(proofOf({ ...complete, councilName: 'Fiji Medical Council' })).toMatchObject({ council: 'tnmc', councilName: null })
})

test('another kind of member shows another proof, and a refusal finds its field', () => {
  const student = withKind({ ...emptyProof, college: 'AFMC', enrolmentNumber: 'A-7', admissionYear: '2023' }, 'student')

  expect(proofOf(student)).toEqual({ proof: 'enrolment', college: 'AFMC', number: 'A-7', year: 2023 })
  expect(withKind(student, 'institution').proof).toBe('institution_mail')
  expect(fieldOf('enrolment', 'proof.number')).toBe('enrolmentNumber')
  expect(fieldOf('registration', 'proof.hprId')).toBe('hprId')
  expect(fieldOf('registration', 'proof.councilName')).toBe('councilName')
})

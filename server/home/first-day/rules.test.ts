import { expect, test } from 'vitest'
import { type Facts, isThrough, stepsOf } from './rules.ts'

const newcomer: Facts = {
  emailProven: false,
  profileComplete: false,
  missing: ['headline', 'location', 'specialty', 'experienceYears', 'currentPosition', 'education', 'proof', 'interests'],
  kind: null,
  proof: 'none',
  connected: 0,
  asked: [],
  posted: false,
}
const through: Facts = { ...newcomer, emailProven: true, missing: [], proof: 'proven', connected: 3, posted: true }

const step = (facts: Facts, which: string) => stepsOf(facts).find(({ step }) => step === which)

test('a newcomer has five steps before them, in their order', () => {
  const steps = stepsOf(newcomer)

  expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'email open',
    'profile open',
    'proof open',
    'mates open',
    'post open',
  ])
  expect(isThrough(steps)).toBe(false)
})

test('a part of the profile is left while one field of it is empty, and the proof is no part of it', () => {
  expect(step(newcomer, 'profile')).toMatchObject({ left: ['basics', 'work', 'training', 'interests'] })
  expect(step({ ...newcomer, missing: ['interests', 'education', 'proof'] }, 'profile')).toMatchObject({ left: ['training', 'interests'] })
  expect(step({ ...newcomer, missing: ['experienceYears'] }, 'profile')).toMatchObject({ state: 'open', left: ['work'] })
  expect(step({ ...newcomer, missing: ['proof'] }, 'profile')).toMatchObject({ state: 'done', left: [] })
})

test('whoever finished the setup has a profile, whatever they empty later', () => {
  expect(step({ ...newcomer, profileComplete: true, missing: ['education'] }, 'profile')).toMatchObject({ state: 'done' })
})

test('what is to be proven fits the kind of member', () => {
  const by = (kind: Facts['kind']) => step({ ...newcomer, kind }, 'proof')

  expect(by(null)).toMatchObject({ by: 'registration' })
  expect(by('allied')).toMatchObject({ by: 'registration' })
  expect(by('student')).toMatchObject({ by: 'enrolment' })
  expect(by('researcher')).toMatchObject({ by: 'orcid' })
  expect(by('institution')).toMatchObject({ by: 'institution_mail' })
})

test("a proof waits while a reviewer looks at it, and is the member's again when they are asked something", () => {
  const state = (proof: Facts['proof']) => step({ ...newcomer, proof }, 'proof')?.state

  expect(state('waiting')).toBe('waiting')
  expect(state('more_needed')).toBe('open')
  expect(state('mail_unconfirmed')).toBe('open')
  expect(state('proven')).toBe('done')
})

test('three mates make the step; three who were asked wait for their answers', () => {
  const state = (connected: number, asked: number) =>
    step({ ...newcomer, connected, asked: Array.from({ length: asked }, (_, at) => `member ${at}`) }, 'mates')?.state

  expect(state(2, 0)).toBe('open')
  expect(state(1, 2)).toBe('waiting')
  expect(state(0, 3)).toBe('waiting')
  expect(state(3, 0)).toBe('done')
})

test('the list is through when every step is done, and not while one waits', () => {
  expect(isThrough(stepsOf(through))).toBe(true)
  expect(isThrough(stepsOf({ ...through, proof: 'waiting' }))).toBe(false)
  expect(isThrough(stepsOf({ ...through, posted: false }))).toBe(false)
})

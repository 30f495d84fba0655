import { expect, test } from 'vitest'
import type { FirstStep, ProfilePart } from '#contract/first-day.ts'
import { wordsOfStep } from './step-words.ts'

const known = { email: 'asha@example.org', left: [], profileComplete: false, shared: null, people: [] }
const wayOf = (step: FirstStep, left: ProfilePart[] = []) => wordsOfStep(step, { ...known, left }).way?.to

test.each<[ProfilePart[], string]>([
  [['basics', 'work', 'training', 'interests'], '/profile-setup?step=1'],
  [['work', 'interests'], '/profile-setup?step=2'],
  [['training'], '/profile-setup?step=2'],
  [['interests'], '/profile?edit=interests'],
])('a profile without %s goes on where the first of it is asked for', (left, to) => {
  expect(wayOf({ step: 'profile', state: 'open', left }, left)).toBe(to)
})

test('the number is asked for alone, or by the setup where it ends with it', () => {
  const proof: FirstStep = { step: 'proof', state: 'open', by: 'registration', progress: 'none' }

  expect(wayOf(proof, ['interests'])).toBe('/verification?form=claim')
  expect(wayOf(proof)).toBe('/profile-setup?step=3')
  expect(wordsOfStep(proof, { ...known, profileComplete: true }).way?.to).toBe('/verification?form=claim')
})

import { expect, test } from 'vitest'
import type { Profile } from '#contract/profile.ts'
import { nextStep } from './next-step.ts'

const entries = [{ kind: 'position' }, { kind: 'degree' }]
const whole = {
  card: { headline: 'Cardiologist', location: 'Pune' },
  specialty: '',
  bio: 'Words.',
  interests: ['Research'],
  entries,
} as unknown as Profile

test('a whole profile is asked for nothing', () => {
  expect(nextStep(whole)).toBeUndefined()
})

test('what is missing is named in full, and one thing of it is to do next', () => {
  const { missing, next } = nextStep({ ...whole, bio: '', entries: [] })!

  expect(missing).toEqual(['positions', 'degrees', 'bio'])
  expect(next).toEqual({ missing: 'positions', act: 'Add your position', to: '/profile?add=position' })
})

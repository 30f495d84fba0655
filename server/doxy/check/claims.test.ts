import { expect, test } from 'vitest'
import { claimsAmong } from './claims.ts'

test('a post holds the claims that a source could support, each once', () => {
  const claim = 'Metformin reduces the risk of diabetes by 31% in adults.'

  expect(
    claimsAmong([
      'Good morning colleagues!',
      claim,
      'Does metformin prevent diabetes?',
      'I think metformin is overrated for diabetes.',
      'We treated 40 patients with fever last week.',
      'Join us for a webinar on heart failure treatment.',
      claim,
    ]),
  ).toEqual([claim])
})

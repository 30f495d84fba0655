import { expect, test } from 'vitest'
import { outcomesWith } from './rules.ts'

test('an outcome is written and put right once; the same words are no change, and taking it back gives none of them back', () => {
  const refused = expect.objectContaining({ code: 'OUTCOME_STAYS' })

  expect(outcomesWith({ outcome: null, outcomes: 0 }, 'Gout')).toBe(1)
  expect(outcomesWith({ outcome: 'Gout', outcomes: 1 }, 'Pseudogout')).toBe(2)
  expect(outcomesWith({ outcome: 'Pseudogout', outcomes: 2 }, 'Pseudogout')).toBe(2)
  expect(() => outcomesWith({ outcome: 'Pseudogout', outcomes: 2 }, 'Gout')).toThrow(refused)
  expect(() => outcomesWith({ outcome: null, outcomes: 2 }, 'Pseudogout')).toThrow(refused)
})

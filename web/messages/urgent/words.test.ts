import { expect, test } from 'vitest'
import { ringWords } from './words.ts'

test('an urgent message says that it repeats only while it does, and who of all whom it rang has acknowledged it', () => {
  const rung = { rings: true, repeats: true, names: [], all: 3 }
  expect(ringWords(rung)).toBe('Repeats every 2 minutes until you do, for 30 minutes in all. Nobody has acknowledged it yet.')
  expect(ringWords({ ...rung, rings: false, names: ['Dr. Reddy', 'you'] })).toBe(
    'Repeats every 2 minutes until it is acknowledged, for 30 minutes in all. 2 of 3 have: Dr. Reddy and you.',
  )
  expect(ringWords({ rings: true, repeats: false, names: [], all: 1 })).toBe('Nobody has acknowledged it yet.')
  expect(ringWords({ rings: false, repeats: false, names: ['Dr. Reddy'], all: 1 })).toBe('Acknowledged by Dr. Reddy.')
})

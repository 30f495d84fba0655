import { expect, test } from 'vitest'
import { focusOf } from './focus.ts'

test('a repaired word is told as it was read, all others as they were written', () => {
  const term = (word: string, repaired: string | null = null) => ({ word, stem: word, repaired, df: 3, idf: 4 })

  expect(focusOf('Does dapaglifozin help in HFrEF?', [term('dapaglifozin', 'dapagliflozin'), term('hfref')])).toBe('dapagliflozin HFrEF')
})

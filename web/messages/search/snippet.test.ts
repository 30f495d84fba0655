import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

test('a found message is shown from a little before the word that was searched for', () => {
  expect(snippetOf('Potassium 5.8', 'potassium')).toBe('Potassium 5.8')
  expect(snippetOf('The lady from bed 4 was moved to the high dependency unit, potassium is 5.8 now', 'Potassium now')).toBe(
    '…the high dependency unit, potassium is 5.8 now',
  )
  expect(snippetOf('Two\nlines', 'lines')).toBe('Two lines')
  expect(snippetOf('What was searched for stands in a file alone', 'nowhere')).toBe('What was searched for stands in a file alone')
})

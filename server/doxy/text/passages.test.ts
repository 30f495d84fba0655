import { expect, test } from 'vitest'
import { PASSAGE_LETTERS, passagesOf, withoutTitle } from './passages.ts'

test('a title before the text is taken off, the first word of a sentence is not', () => {
  expect(withoutTitle('Zolparin in pericarditis. It helped 310 adults.', 'Zolparin in pericarditis')).toBe('It helped 310 adults.')
  expect(withoutTitle('ZOLPARIN\n\nIt helped 310 adults.', 'Zolparin')).toBe('It helped 310 adults.')
  expect(withoutTitle('Zolparin helped 310 adults.', 'Zolparin')).toBe('Zolparin helped 310 adults.')
  expect(withoutTitle('Zolparinic acid.', 'Zolparin')).toBe('Zolparinic acid.')
})

test('one endless word is no endless passage, and loses no letter', () => {
  const text = 'a'.repeat(30_000)

  const bodies = passagesOf(text).map(({ body }) => body)

  expect(bodies.every(({ length }) => length <= PASSAGE_LETTERS)).toBe(true)
  expect(bodies.join('')).toBe(text)
})

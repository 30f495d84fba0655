import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('a note is cut into sentences, each of which stands in it letter for letter', () => {
  const text = 'Death fell from 1.5% to 0.8%. The study was uncontrolled, before and after.'

  expect(sentencesOf(text)).toEqual(['Death fell from 1.5% to 0.8%.', 'The study was uncontrolled, before and after.'])
  expect(sentencesOf('')).toEqual([])
  for (const sentence of sentencesOf(text)) expect(text).toContain(sentence)
})

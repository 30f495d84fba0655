import { expect, test } from 'vitest'
import type { CaseFinding } from '#contract/cases.ts'
import { cutAtFindings, openOf, replaced } from './replaced.ts'

const words = { specialty: 'Surgery', presentation: 'Ravi Kumar came on 3 March, Ravi Kumar.', findings: '', course: '', question: 'Why?' }
const finding = (start: number, end: number, becomes: string): CaseFinding => ({
  ...{ part: 'presentation', start, end, becomes },
  said: words.presentation.slice(start, end),
})
const [first, date, last] = [finding(0, 10, '[name]'), finding(19, 26, '[date]'), finding(28, 38, '[name]')]

test('what stands behind a replaced finding is found where it has moved', () => {
  const once = replaced({ words, findings: [first, date, last] }, first)
  const twice = once.findings.reduce(replaced, once)

  expect(once.words.presentation).toBe('[name] came on 3 March, Ravi Kumar.')
  expect(once.findings.map(({ start, end }) => once.words.presentation.slice(start, end))).toEqual(['3 March', 'Ravi Kumar'])
  expect(twice.words.presentation).not.toMatch(/\d|Kumar came/)
  expect(words.presentation).toContain('Ravi Kumar came')
})

test('one that identifies nobody is open no more, in its part alone', () => {
  expect(openOf([first, date, last], [{ part: 'presentation', said: 'Ravi Kumar' }])).toEqual([date])
  expect(openOf([first], [{ part: 'course', said: 'Ravi Kumar' }])).toEqual([first])
})

test('a part is cut at its findings and loses nothing', () => {
  const pieces = cutAtFindings(words.presentation, [last, first, date])

  expect(pieces.map(({ text }) => text).join('')).toBe(words.presentation)
  expect(pieces.filter(({ finding }) => finding).map(({ text }) => text)).toEqual(['Ravi Kumar', '3 March', 'Ravi Kumar'])
})

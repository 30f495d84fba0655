import type { Note } from './note.ts'

// Digits that name a thing instead of measuring it: SGLT2, GLP-1, type 2, phase 3.
const NAMES =
  /\b[A-Za-z]+-?\d[\w-]*|\b(?:type|phase|grade|stage|class|step|clause|version|group|trial|types|stages|grades) \d+(?:[a-c]\b)?/gi
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g
const YEAR = /^(?:19|20)\d\d$/

/** The figures a text states, without thousands separators; years and digits in names are none. */
export function figuresIn(text: string): string[] {
  const found = text.replace(NAMES, ' ').match(NUMBER) ?? []
  return [...new Set(found.filter((number) => !YEAR.test(number)).map((number) => number.replaceAll(',', '')))]
}

/** Figures that stand in the text and not in `numbers`, or the other way round, or in a supported claim only. */
export function faultsOfFigures({ text, numbers, claims }: Note): string[] {
  const told = new Set(figuresIn(text))
  const listed = new Set(figuresIn(numbers.flatMap(({ what, value, ci = '', unit = '' }) => [what, value, ci, unit]).join(' | ')))
  const values = figuresIn(numbers.flatMap(({ value, ci = '' }) => [value, ci]).join(' | '))
  const claimed = claims.filter(({ truth }) => truth === 'supported').flatMap((one) => [one.statement, ...(one.paraphrases ?? [])])
  return [
    ...[...told].filter((figure) => !listed.has(figure)).map((figure) => `${figure} is in the text, not in numbers`),
    ...values.filter((figure) => !told.has(figure)).map((figure) => `${figure} is in numbers, not in the text`),
    ...figuresIn(claimed.join(' | '))
      .filter((figure) => !told.has(figure))
      .map((figure) => `${figure} is in a supported claim, not in the text`),
  ]
}

import type { Note } from './note.ts'
import { evidenceOf, wholeTextOf } from './parts.ts'

// Digits that name a thing instead of measuring it: SGLT2, GLP-1, type 2, phase 3, TIMI 58, the 95% of an interval.
const NAMES = [
  /\b95% CI\b/g,
  /\b[A-Za-z]+-?\d[\w-]*/g,
  /\b(?:[Tt]ype|[Pp]hase|[Gg]rade|[Ss]tage|[Cc]lass|[Ss]tep|[Cc]lause|[Tt]ypes|[Ss]tages|[Gg]rades|TIMI|AFNET|DEFUSE|STEP|exon) \d+(?:[a-c]\b|\b)(?![.,%]\d)/g,
]
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/g
const YEAR = /^(?:19|20)\d\d$/

/** The figures a text states, without thousands separators; years and digits in names are none. */
export function figuresIn(text: string): string[] {
  const found = NAMES.reduce((rest, name) => rest.replace(name, ' '), text).match(NUMBER) ?? []
  return [...new Set(found.filter((number) => !YEAR.test(number)).map((number) => number.replaceAll(',', '')))]
}

/** Figures that stand in the note and in no result and no number, or the other way round, or in a supported claim only. */
export function faultsOfFigures(note: Note): string[] {
  const { numbers, results, claims } = note
  const stated = new Set(figuresIn(wholeTextOf(note)))
  const found = results.flatMap(
    ({ population, arm, comparator = '', outcome, time = '', armValue = '', comparatorValue = '', effect = '', interval = '', p = '' }) => [
      [population, arm, comparator, outcome, time, armValue, comparatorValue, effect, interval, p],
    ],
  )
  const listed = new Set(
    figuresIn([...numbers.flatMap(({ what, value, ci = '', unit = '' }) => [what, value, ci, unit]), ...found.flat()].join(' | ')),
  )
  const values = figuresIn([...numbers.flatMap(({ value, ci = '' }) => [value, ci]), ...found.flatMap((one) => one.slice(4))].join(' | '))
  const claimed = claims.filter(({ truth }) => truth === 'supported').flatMap((one) => [one.statement, ...(one.paraphrases ?? [])])
  const evidence = new Set(figuresIn(evidenceOf(note)))
  return [
    ...[...stated].filter((figure) => !listed.has(figure)).map((figure) => `${figure} is in the note, not in results or numbers`),
    ...values.filter((figure) => !stated.has(figure)).map((figure) => `${figure} is in results or numbers, not in the note`),
    ...figuresIn(claimed.join(' | '))
      .filter((figure) => !evidence.has(figure))
      .map((figure) => `${figure} is in a supported claim, not in the evidence`),
  ]
}

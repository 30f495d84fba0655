import { figuresIn } from './figures.ts'
import type { Note, Result } from './note.ts'
import { evidenceOf, partsOf } from './parts.ts'

/** Two shares in one range ("30% to 40%") set one limit. */
const RANGE = /(\d)%? (?:to|-) (?=\d[\d.]*%)|(?<=\bbetween )(\d[\d.]*)%? and (?=\d[\d.]*%)/g
const SHARE = /\d[\d.]*(?=%)/g
const SENTENCE = /(?<=[.!?]) (?=[A-Z0-9])/
/** Words that say which arm it is to nobody. */
const BARE = new Set(
  'group groups arm patients people adults children women men care therapy treatment with without plus alone and or the of in on'.split(
    ' ',
  ),
)
const STEM = 5
/** What an editor advises or makes of it, which the paper did not find. */
const ADVICE = /(?<!\bwhether\b.*)\bshould\b|\b(?:ought to|must|need not|your?|we|our)\b|\bIndian (?:clinics|wards|doctors|practice)\b/

const stemsOf = (words: string) =>
  (words.toLowerCase().match(/[a-z][a-z0-9-]*|\d+/g) ?? []).filter((word) => !BARE.has(word)).map((word) => word.slice(0, STEM))

/** Whether a sentence names an arm by a word that the other arm has not. */
function names(sentence: string, arm: string, other = ''): boolean {
  const said = new Set(stemsOf(sentence))
  const foreign = new Set(stemsOf(other))
  const own = stemsOf(arm).filter((stem) => !foreign.has(stem))
  return own.length === 0 ? stemsOf(arm).some((stem) => said.has(stem)) : own.some((stem) => said.has(stem))
}

const figuresOf = ({ armValue = '', comparatorValue = '', effect = '', interval = '', p = '' }: Result) =>
  figuresIn([armValue, comparatorValue, effect, interval, p].join(' | '))

const hasBoth = (sentence: string, { arm, comparator }: Result) =>
  names(sentence, arm, comparator) && (comparator === undefined || names(sentence, comparator, arm))

/** Whether a sentence reports a result: all of its figures stand there, beside the names of both arms. */
export function holdsResult(sentence: string, result: Result): boolean {
  const stated = new Set(figuresIn(sentence))
  return figuresOf(result).every((figure) => stated.has(figure)) && (result.armValue === undefined || hasBoth(sentence, result))
}

/** What is wrong with the results of a note, in words. */
export function faultsOfResults(note: Note): string[] {
  const sentences = evidenceOf(note).split(SENTENCE)
  return [
    ...note.results.flatMap((result) => faultsOfResult(result, sentences)),
    ...sentences.flatMap((sentence) => faultsOfShares(sentence, note.results)),
    ...(note.kind === 'guideline' || note.kind === 'consensus' ? [] : advicesIn(note)),
  ]
}

function faultsOfResult(result: Result, sentences: readonly string[]): string[] {
  const { outcome, comparator, comparatorValue, direction } = result
  const figures = figuresOf(result)
  if (figures.length === 0) return [`the result for ${outcome} has no figure`]
  const isCompared = comparator !== undefined
  if (isCompared === (direction === 'not compared') || (comparatorValue !== undefined && !isCompared))
    return [`the result for ${outcome} compares with nobody, or says nothing of it`]
  return sentences.some((sentence) => holdsResult(sentence, result))
    ? []
    : [`no sentence has ${figures.join(', ')} (${outcome}) beside "${result.arm}" and "${comparator ?? ''}"`]
}

/** Two shares that no result tells of may belong to anybody. */
function faultsOfShares(sentence: string, results: readonly Result[]): string[] {
  const shares = new Set(sentence.replaceAll(RANGE, '$1$2 to ').replaceAll('95% CI', '').match(SHARE) ?? [])
  const told = results.filter((result) => holdsResult(sentence, result)).flatMap(figuresOf)
  return shares.size > 1 && !told.some((figure) => shares.has(figure)) ? [`two shares of no result: ${sentence}`] : []
}

const advicesIn = (note: Note): string[] =>
  partsOf(note).flatMap(({ part, words }) =>
    part === 'comment'
      ? []
      : words.split(SENTENCE).flatMap((sentence) => (ADVICE.test(sentence) ? [`advice in ${part}: ${sentence}`] : [])),
  )

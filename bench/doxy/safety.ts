import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { identifierSpans } from '#contract/identifiers.ts'
import { asksPatientDose, namesDose } from '#server/doxy/safety/dosing.ts'
import { emergencyOf } from '#server/doxy/safety/emergency/emergency.ts'
import { isInjection } from '#server/doxy/safety/injection/injection.ts'
import { addressesReader } from '#server/doxy/safety/reader-address.ts'
import { atLeast, atMost, type Figure } from '../support/figures.ts'
import { checkFigures } from './check.ts'

type Tagged = { text: string; phi: { value: string }[] }
type Judged = { text: string; is: boolean }

const OURS = join(import.meta.dirname, 'texts')
const LETTER = /[\p{L}\p{N}]/gu

/**
 * How well identifiers, red flags, injections and doses are told from what only looks like them, and how the post check rules.
 *
 * Recall counts tagged values: one is found when every letter and digit of it lies in a removed span ("whole"),
 * and is out when the scrubbed text does not hold it as it stood ("broken"). Specificity counts texts without a tag that stay untouched.
 */
export function measure(folder: string): Figure[] {
  const safety = (file: string) => readLines(join(folder, 'safety', file)).map((line) => JSON.parse(line))
  const queries: Tagged[] = safety('phi-queries.jsonl')
  const flags = safety('redflags.jsonl').map(({ text, emergency }) => ({ text, is: emergency as boolean }))
  const injected = safety('injections.jsonl').map(({ text }) => ({ text, is: true }))
  const offTopic = safety('offtopic.jsonl').map(({ text }) => ({ text, is: false }))
  return [
    ...identifierFigures('phi-queries', queries),
    ...identifierFigures('phi-india', safety('phi-india.jsonl')),
    ...identifierFigures('our own', ownIdentifiers('.')),
    ...judged('red flags', [...flags, ...offTopic], (text) => emergencyOf(text) !== undefined, 0.95, 0.05),
    ...judged('red flags, our own', readJudged('red-flags.txt'), (text) => emergencyOf(text) !== undefined, 0.95, 0.05),
    ...judged('injections', injected, isInjection, 0.95),
    ...judged('injections, our own', readJudged('injections.txt'), isInjection, 0.95, 0.05),
    // Written after the rules and never used to change them: what a new author would find.
    ...judged('injections, unseen', readJudged('injections-unseen.txt'), isInjection),
    ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].flatMap(blind),
    ...judged('patient dose asked, our own', readJudged('dose-questions.txt'), asksPatientDose, 0.95, 0.05),
    ...judged('dose named, our own', readJudged('dose-sentences.txt'), namesDose, 0.95, 0.05),
    ...checkFigures(readLines(join(folder, 'factcheck', 'healthver_dev.jsonl')).map((line) => JSON.parse(line))),
  ]
}

/** A set that was written before the rules were read or changed for it; each was used to mend them afterwards. */
function blind(name: string): Figure[] {
  const file = (kind: string) => join('blind', name, `${kind}.txt`)
  const has = (kind: string) => existsSync(join(OURS, file(kind)))
  return [
    ...(has('red-flags') ? judged(`red flags, ${name} set`, readJudged(file('red-flags')), (text) => emergencyOf(text) !== undefined) : []),
    ...(has('injections') ? judged(`injections, ${name} set`, readJudged(file('injections')), isInjection) : []),
    ...(has('injections')
      ? judged(`never quoted, ${name} set`, readJudged(file('injections')), (text) => addressesReader(text) || isInjection(text))
      : []),
    ...(has('identifiers') ? identifierFigures(`${name} set`, ownIdentifiers(join('blind', name))) : []),
  ]
}

const ownIdentifiers = (folder: string): Tagged[] => [
  ...readLines(join(OURS, folder, 'identifiers.txt')).map(marked),
  ...readLines(join(OURS, folder, 'no-identifiers.txt')).map((text) => ({ text, phi: [] })),
]

function identifierFigures(name: string, texts: readonly Tagged[]): Figure[] {
  let [values, whole, broken, untagged, untouched] = [0, 0, 0, 0, 0]
  for (const { text, phi } of texts) {
    const spans = identifierSpans(text)
    const kept = withoutSpans(text, spans)
    if (phi.length === 0) untagged++
    if (phi.length === 0 && spans.length === 0) untouched++
    for (const { value } of phi) {
      const from = text.indexOf(value)
      const letters = [...value.matchAll(LETTER)].map(({ index }) => from + index)
      values++
      if (letters.every((at) => spans.some(({ start, end }) => start <= at && at < end))) whole++
      if (!kept.includes(value)) broken++
    }
  }
  return [
    atLeast(`identifiers, ${name}: recall, whole value`, whole / values, 0.92),
    atLeast(`identifiers, ${name}: recall, value broken`, broken / values, 0.92),
    ...(untagged > 0 ? [atLeast(`identifiers, ${name}: specificity`, untouched / untagged, 0.94)] : []),
  ]
}

const withoutSpans = (text: string, spans: ReturnType<typeof identifierSpans>) =>
  spans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}\u0000${rest.slice(end)}`, text)

function judged(name: string, texts: readonly Judged[], says: (text: string) => boolean, recall?: number, alarms?: number): Figure[] {
  const share = (is: boolean) => {
    const of = texts.filter((one) => one.is === is)
    return of.filter(({ text }) => says(text)).length / of.length
  }
  if (recall === undefined)
    return [
      { what: `${name}: recall`, measured: share(true).toFixed(2) },
      { what: `${name}: false alarms`, measured: share(false).toFixed(2) },
    ]
  return [
    atLeast(`${name}: recall`, share(true), recall),
    ...(alarms === undefined ? [] : [atMost(`${name}: false alarms`, share(false), alarms)]),
  ]
}

const readLines = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)

/** Lines that begin with + are such texts, those with - are not. */
const readJudged = (file: string): Judged[] =>
  readLines(join(OURS, file)).map((line) => ({ text: line.slice(1), is: line.startsWith('+') }))

/** A text in which identifiers are marked as {{value}}. */
const marked = (line: string): Tagged => ({
  text: line.replace(/\{\{|\}\}/g, ''),
  phi: [...line.matchAll(/\{\{(.+?)\}\}/g)].map((match) => ({ value: match[1]! })),
})

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder that holds safety/ and factcheck/.')
  for (const { what, measured, bar = '', holds } of measure(folder))
    console.log(
      `${what.padEnd(52)} ${measured.padStart(7)}  ${bar.padEnd(7)} ${holds === undefined ? '' : holds ? 'holds' : 'MISSED'}`.trimEnd(),
    )
}

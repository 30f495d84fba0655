import type { Note, Result } from '#corpus/note.ts'
import { normalise } from '../check/language/normalisation.ts'
import { contentTerms, termsIn } from '../check/language/text-analysis.ts'
import { stemOf } from '../text/tokens.ts'
import { impliedBy, pointersIn } from './implied.ts'

/** A result with the note that reports it, as far as words of a claim may come from there. */
export type ResultOfNote = {
  result: Result
  note: Pick<Note, 'title' | 'aliases' | 'text' | 'results'> & Partial<Pick<Note, 'claims'>>
}

/** A result in terms: what has to be named of it, and what may be. */
export type Slots = {
  /** What tells the one arm from the other. */
  arm: readonly string[]
  comparator: readonly string[]
  outcome: readonly string[]
  population: readonly string[]
  /** The shares that say who was studied. */
  limits: ReadonlySet<string>
  /** The words of both arms and the outcome as they stand there: "worsening heart failure" says no direction. */
  worded: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** The words of the result itself; with what the note tells of its trial, where no figure could go to another arm by it. */
  own: ReadonlySet<string>
  /** What of the population's words denies or points somewhere. */
  pointers: ReadonlySet<string>
  allowed: ReadonlySet<string>
}

/** Words for an arm that name none. */
const BARE_ARM = new Set(termsIn('group arm therapy treatment regimen strategy target dose care schedule plan approach programme'))
/** Words for an outcome that say only that it is one. */
const BARE_OUTCOME = new Set(
  termsIn(
    'primary main composite outcome endpoint event events occurrence share any cause first new rate level total overall clinical acute functional disease',
  ),
)
const SHARE = /(?<![\d.])\d{1,9}(?:\.\d{1,9})?(?=\s?%)/g
/** Everybody is one of these. */
const ANYBODY = new Set(termsIn('adult adults patient patients people person persons individuals participants subjects with aged'))

export const termsOf = (words: string): string[] => [...new Set(contentTerms(termsIn(normalise(words))))]

const without = (terms: readonly string[], others: ReadonlySet<string>) => terms.filter((term) => !others.has(term))
/** All of them, where nothing would be left. */
const lean = (terms: readonly string[], bare: ReadonlySet<string>) => {
  const rest = without(terms, bare)
  return rest.length > 0 ? rest : [...terms]
}

export function slotsOf({ result, note }: ResultOfNote): Slots {
  const [arm, comparator] = [termsOf(result.arm), termsOf(result.comparator ?? '')]
  // Whoever speaks of diabetes that is prevented means this kind.
  const outcome = termsOf(result.outcome.replace(/\btype 2 (?=diabetes)/, ''))
  const population = termsOf(result.population)
  const named = new Set([...arm, ...comparator, ...outcome])
  const implied = impliedBy(normalise(result.population), normalise(result.outcome))
  const own = new Set([...named, ...population, ...[result.time ?? '', result.effect ?? '', implied].flatMap(termsOf)])
  // What the note says of others whom it tells of, or of other outcomes, is not said of this one.
  const ofOthers = note.results.flatMap((other) =>
    other === result ? [] : [other.population, other.arm, other.comparator ?? '', other.outcome].flatMap(termsOf),
  )
  const worded =
    normalise([result.arm, result.comparator, result.outcome].join(' '))
      .toLowerCase()
      .match(/[\p{L}'-]+/gu) ?? []
  const stated = (note.claims ?? []).flatMap(({ truth, statement, paraphrases = [] }) =>
    truth === 'supported' ? [statement, ...paraphrases] : [],
  )
  return {
    arm: lean(lean(arm, new Set(comparator)), BARE_ARM),
    comparator: lean(lean(comparator, new Set(arm)), BARE_ARM),
    outcome: lean(outcome, BARE_OUTCOME),
    population: without(population, new Set([...ANYBODY, ...named])).filter((term) => !/^\d/.test(term)),
    limits: new Set((result.population.match(SHARE) ?? []).map((share) => String(Number(share)))),
    worded: new Set(worded),
    stems: new Set(worded.map(stemOf)),
    own,
    pointers: pointersIn(normalise(result.population)),
    allowed: new Set([...own, ...without([note.title, note.text, ...note.aliases, ...stated].flatMap(termsOf), new Set(ofOthers))]),
  }
}

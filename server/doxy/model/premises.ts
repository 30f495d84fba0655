import { keepsArms } from '../check/arms.ts'
import { normalise } from '../check/language/normalisation.ts'
import { keepsPolarity, type Polarity, polarityOf } from '../check/language/polarity.ts'
import { HEDGES } from '../check/language/polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from '../check/language/quantities.ts'
import { canonicalStem, MEANINGFUL_STOP_WORDS, REPORTING_TERMS } from '../check/language/reporting-terms.ts'
import { analyse as analyseClaim, coverage, inOrder, type TermWeights } from '../check/language/text-analysis.ts'
import { judgeByResult } from '../entail/judge-result.ts'
import type { ResultOfNote } from '../entail/slots.ts'
import { mayTell } from '../safety/dosing.ts'
import { otherForms } from '../text/lexicon.ts'
import { remembered } from '../text/remembered.ts'
import { termsOf, wordsOf } from '../text/tokens.ts'
import { isStatement } from './statement.ts'
import type { Prompt } from './written.ts'

/** A sentence of a passage that the model was given. */
export type Premise = {
  passageId: string
  quote: string
  /** What the sentence is about besides its own words: the document's title, and the sentence before one that points back. */
  context: string
  /** The results of a note of ours that it reports; by their fields a restatement in other words holds as well. */
  reported?: readonly ResultOfNote[]
}

/** What a model is asked, the sentences it is given, and the terms whose weight tells whether what it writes holds. */
export type Prepared<P extends Premise> = { prompt: Prompt; given: P[]; terms: string[] }

const COVERED = 0.6
/** So much of it stands in the sentence itself: what it is about may be lent by its title, what it says may not. */
const OWN_COVERED = 0.4

/**
 * The sentences that entail a sentence of a model, at most one of each passage it cites; without any it is not shown.
 * One entails it that says the same of the same: all of its words but those of reporting, its numbers with their units,
 * its order, its negations and its direction, and neither surer nor wider; or that reports a result which supports it.
 */
export function entailedBy<G extends Premise>(
  text: string,
  cites: readonly string[],
  premises: readonly G[],
  weights: Pick<TermWeights, 'idf'>,
): G[] {
  const passages = new Set(premises.map(({ passageId }) => passageId))
  if (!isStatement(text) || !mayTell(text) || !cites.every((id) => passages.has(id))) return []
  const said = analyse(text)
  return [...new Set(cites)].flatMap((id) => {
    const entailing = premises
      .filter(({ passageId }) => passageId === id)
      .map((premise) => ({ premise, covered: coverage(said.terms, analyse(premise.quote).terms, weights) }))
      .filter(({ premise }) => entails(said, premise, weights) || restates(text, premise))
    return entailing.sort((a, b) => b.covered - a.covered)[0]?.premise ?? []
  })
}

type AnalysedText = { text: string; terms: readonly string[]; words: readonly string[]; polarity: Polarity }

const analyse = remembered(
  (text: string): AnalysedText => ({
    text,
    terms: termsOf(text).map(canonicalStem),
    words: wordsOf(text),
    polarity: polarityOf(text),
  }),
)

/** The terms of a text, and those of the other form, long or short, of an abbreviation in it. */
const termsInAnyForm = remembered((text: string): ReadonlySet<string> => {
  const terms = termsOf(text)
  return new Set([...terms, ...otherForms(text, terms)].map(canonicalStem))
})

function entails(said: AnalysedText, { quote, context }: Premise, weights: Pick<TermWeights, 'idf'>): boolean {
  const source = analyse(quote)
  const [own, contextTerms] = [termsInAnyForm(quote), termsInAnyForm(context)]
  const brought = said.terms.filter((term) => !own.has(term))
  return (
    coverage(said.terms, [...own, ...contextTerms], weights) >= COVERED &&
    coverage(said.terms, [...own], weights) >= OWN_COVERED &&
    brought.every((term) => contextTerms.has(term) || REPORTING_TERMS.has(term)) &&
    !isSwapped(brought, said.terms, source.terms, contextTerms) &&
    hasAll(
      source.words,
      said.words.filter((word) => MEANINGFUL_STOP_WORDS.has(word)),
    ) &&
    hasAll(
      said.words,
      source.words.filter((word) => HEDGES.has(word)),
    ) &&
    isPartOf(quantitiesOf(said.text), quantitiesOf(quote)) &&
    isPartOf(numberedNamesOf(said.text), numberedNamesOf(`${quote} ${context}`)) &&
    isInOrder(said, source) &&
    keepsArms(normalise(said.text), normalise(quote)) &&
    keepsPolarity(said.polarity, source.polarity) &&
    isPartOf(source.polarity.narrowing, said.polarity.narrowing)
  )
}

/** Whether a result that a sentence reports supports what is said: with its figures, or of those it was found in. */
const restates = (text: string, { reported = [] }: Premise) =>
  reported.some((one) => judgeByResult({ ...analyseClaim(text), named: false }, one).verdict === 'supported')

/** Of two things that the title names, the sentence speaks of one and the source of the other. */
function isSwapped(brought: readonly string[], said: readonly string[], source: readonly string[], contextTerms: ReadonlySet<string>) {
  const left = source.filter((term) => contextTerms.has(term) && !said.includes(term))
  return left.length > 0 && brought.some((term) => contextTerms.has(term) && !REPORTING_TERMS.has(term))
}

/** In the order of the source. What is denied comes without a gap: left out between, words would be denied that were not. */
function isInOrder(said: AnalysedText, source: AnalysedText): boolean {
  const shared = said.terms.filter((term) => !REPORTING_TERMS.has(term) && source.terms.includes(term))
  if (said.polarity.negations > 0)
    return ` ${source.terms.filter((term) => !REPORTING_TERMS.has(term)).join(' ')} `.includes(` ${shared.join(' ')} `)
  return inOrder(shared, source.terms) === 1
}

/** Whether words hold some others, each as often. */
const hasAll = (words: readonly string[], others: readonly string[]) => others.every((one) => countOf(one, others) <= countOf(one, words))
const countOf = (word: string, words: readonly string[]) => words.filter((other) => other === word).length

const isPartOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((one) => whole.has(one))

import { keepsDirection, type Polarity, polarityOf } from '../check/negation.ts'
import { HEDGES } from '../check/polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from '../check/quantities.ts'
import { plain, TELLING, WEIGHTY } from '../check/telling-words.ts'
import { coverage, inOrder, type Lexis } from '../check/weighing.ts'
import { mayTell } from '../safety/dosing.ts'
import { otherForms } from '../text/lexicon.ts'
import { termsOf, wordsOf } from '../text/tokens.ts'
import { isStatement } from './statement.ts'

/** A sentence of a passage that the model was given. */
export type Ground = {
  passageId: string
  quote: string
  /** What the sentence is about besides its own words: the document's title, and the sentence before one that points back. */
  about: string
}

const COVERED = 0.6

/**
 * The sentences that a sentence of a model stands on, at most one of each passage it cites; without any it is not shown.
 * It stands on a sentence that says the same of the same: all of its words but those of telling, its numbers with their units,
 * its order, its negations and its direction, and neither surer nor wider.
 */
export function standsOn<G extends Ground>(text: string, cites: readonly string[], grounds: readonly G[], lexis: Pick<Lexis, 'idf'>): G[] {
  const passages = new Set(grounds.map(({ passageId }) => passageId))
  if (!isStatement(text) || !mayTell(text) || !cites.every((id) => passages.has(id))) return []
  const said = weigh(text)
  return [...new Set(cites)].flatMap((id) => {
    const bearing = grounds
      .filter(({ passageId }) => passageId === id)
      .map((ground) => ({ ground, covered: coverage(said.terms, weigh(ground.quote).terms, lexis) }))
      .filter(({ ground }) => bearsOut(said, ground, lexis))
    return bearing.sort((a, b) => b.covered - a.covered)[0]?.ground ?? []
  })
}

type Weighed = { text: string; terms: string[]; words: string[]; polarity: Polarity }

const weigh = (text: string): Weighed => ({
  text,
  terms: termsOf(text).map(plain),
  words: wordsOf(text),
  polarity: polarityOf(text),
})

function bearsOut(said: Weighed, { quote, about }: Ground, lexis: Pick<Lexis, 'idf'>): boolean {
  const source = weigh(quote)
  const own = new Set([...source.terms, ...otherForms(quote, termsOf(quote)).map(plain)])
  const context = new Set([...termsOf(about), ...otherForms(about, termsOf(about))].map(plain))
  const brought = said.terms.filter((term) => !own.has(term))
  return (
    coverage(said.terms, [...own, ...context], lexis) >= COVERED &&
    brought.every((term) => context.has(term) || TELLING.has(term)) &&
    !isSwapped(brought, said.terms, source.terms, context) &&
    hasAll(
      source.words,
      said.words.filter((word) => WEIGHTY.has(word)),
    ) &&
    hasAll(
      said.words,
      source.words.filter((word) => HEDGES.has(word)),
    ) &&
    isPartOf(quantitiesOf(said.text), quantitiesOf(quote)) &&
    isPartOf(numberedNamesOf(said.text), numberedNamesOf(`${quote} ${about}`)) &&
    isInOrder(said, source) &&
    keepsDirection(said.polarity, source.polarity) &&
    isPartOf(source.polarity.narrowing, said.polarity.narrowing)
  )
}

/** Of two things that the title names, the sentence speaks of one and the source of the other. */
function isSwapped(brought: readonly string[], said: readonly string[], source: readonly string[], context: ReadonlySet<string>) {
  const left = source.filter((term) => context.has(term) && !said.includes(term))
  return left.length > 0 && brought.some((term) => context.has(term) && !TELLING.has(term))
}

/** Told in the order of the source. What is denied is told without a gap: left out between, words would be denied that were not. */
function isInOrder(said: Weighed, source: Weighed): boolean {
  const told = said.terms.filter((term) => !TELLING.has(term) && source.terms.includes(term))
  if (said.polarity.negations > 0) return ` ${source.terms.filter((term) => !TELLING.has(term)).join(' ')} `.includes(` ${told.join(' ')} `)
  return inOrder(told, source.terms) === 1
}

/** Whether words hold some others, each as often. */
const hasAll = (words: readonly string[], others: readonly string[]) => others.every((one) => countOf(one, others) <= countOf(one, words))
const countOf = (word: string, words: readonly string[]) => words.filter((other) => other === word).length

const isPartOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>) => [...part].every((one) => whole.has(one))

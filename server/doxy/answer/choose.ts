import type { Found, FoundDocument, FoundPassage, QueryTerm } from '../library/library.ts'
import { isInjection } from '../safety/injection/injection.ts'
import { addressesReader } from '../safety/reader-address.ts'
import { type NoteSentence, noteSentences } from '../text/note-parts.ts'
import { sentencesOf } from '../text/sentences.ts'
import { termsOf } from '../text/tokens.ts'
import { reportedIn } from './note-data.ts'

export const DOCUMENTS_READ = 8
const SENTENCES_MAX = 5
const PER_DOCUMENT_MAX = 2
/** Two sentences that share so many of their words say the same. */
const SAME_FROM = 0.7
/** Length that a sentence's score is measured against: without it, short ones would always win. */
const LENGTH_BASE = 12
const WORDS_MIN = 6
const WORDS_MAX = 70
/** A sentence with less of the question in it than this, by weight, is about something else. */
export const COVERED_MIN = 0.15
/** A finding seldom names its subject again: its document's title lends the words, which count so much. */
const LENT = 0.5
/** What a sentence counts that has to be read after another one. */
const ANAPHORIC = 0.8
/** Addresses, links and code have no place in an answer: they come from what is known about a document, never from its text. */
export const UNSAFE = /https?:|www\.|\]\(|`|<\/?[a-z]/i
const SECTION = /^[A-Z][A-Z /&,-]{2,60}:\s+/

/** A sentence that an answer stands on. */
export type Cited = {
  document: FoundDocument
  passage: FoundPassage
  /** Letter for letter as it stands in the passage. */
  quote: string
  /** Share of the question's weight that the sentence has, 0 to 1. */
  covered: number
  score: number
  /** The score as a finding: figures count twice, and words that the title lends in part. */
  worth: number
}

/** `part` is what of its source it is: a note says of each sentence whether it tells of results, harms or limits. */
export type Chosen = Cited & { part: Part }

type Part = Exclude<NoteSentence['part'], 'comment'>

/**
 * The sentences that answer best, in the order in which they are shown: results, harms (first where they are asked
 * for), limits; of each the best document's first, and what a note reports before how it was come by. Of each document the one that has most of the question, and with it what was found: a setting without its finding tells a reader nothing.
 */
export function chooseSentences({ documents, terms }: Found, isAllowed: (sentence: string) => boolean): Chosen[] {
  const weigh = weighing(terms)
  const harms = asksHarm(terms.map(({ word }) => word).join(' '))
  const candidates = documents
    .slice(0, DOCUMENTS_READ)
    .flatMap((document, rank) => {
      const reported = new Set(reportedIn(document).map(({ quote }) => quote))
      return statementsOf(document).map((one) => {
        const finding = reported.has(one.quote) ? REPORTED_RESULT : findingIn(one.quote)
        const isHarm = one.part === 'harms'
        // Of what went wrong a note seldom names the treatment again.
        const weighed = isHarm && harms ? weigh(`${one.quote} ${document.title}`, '', finding) : weigh(one.quote, document.title, finding)
        return { ...one, document, rank, finding, ...weighed, worth: weighed.worth * (isHarm && !harms ? UNASKED_HARM : 1) }
      })
    })
    .filter(({ quote }) => isAllowed(quote))
    .sort((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)

  const chosen: typeof candidates = []
  const isNew = (one: (typeof candidates)[number]) => !chosen.some((other) => sharesMost(one.words, other.words))
  for (const one of candidates.filter(({ covered }) => covered >= COVERED_MIN)) {
    const before = chosen.filter(({ document }) => document === one.document).length
    if (before === PER_DOCUMENT_MAX || chosen.length === SENTENCES_MAX || !isNew(one) || isInjection(one.quote)) continue
    const found = before === 0 ? findingBeside(one, candidates.filter(isNew)) : undefined
    if (!found) chosen.push(one)
    else if (chosen.length + PER_DOCUMENT_MAX <= SENTENCES_MAX) chosen.push(one, found)
  }
  const isReport = ({ finding }: { finding: number }) => finding === REPORTED_RESULT
  const order: readonly Part[] = harms ? ['harms', 'text', 'limits'] : ['text', 'harms', 'limits']
  return chosen.sort(
    (a, b) => order.indexOf(a.part) - order.indexOf(b.part) || a.rank - b.rank || Number(isReport(b)) - Number(isReport(a)) || a.at - b.at,
  )
}

/** The sentence of the same passage that says more of what came out and is nearest to the question. */
function findingBeside<C extends Chosen & { finding: number }>({ passage, finding }: C, candidates: readonly C[]): C | undefined {
  const says = (other: C) => other.passage === passage && other.finding > finding && !isInjection(other.quote)
  const more = candidates.filter(says)
  return more.reduce<C | undefined>((best, next) => (best && best.worth >= next.worth ? best : next), undefined)
}

/** A term's weight, under every stem that stands for it. */
function weightsOf(terms: readonly QueryTerm[]) {
  const weights = new Map<string, number>()
  for (const { stem, repaired, idf, df } of terms) {
    if (df > 0) for (const one of repaired ? termsOf(repaired) : [stem]) weights.set(one, idf)
  }
  return weights
}

/** The sentences of a document that may be quoted, letter for letter, each with its place. */
export const quotable = (document: FoundDocument) => statementsOf(document).filter(({ quote }) => !isInjection(quote))

/**
 * Sentences by their form: whole, of a fair length, without an address, and about something, not addressed to somebody. What our editors add
 * to a note is no evidence. Whether one speaks to a machine is looked at last.
 */
function statementsOf({ passages, origin }: FoundDocument) {
  return passages.flatMap((passage) =>
    readSentences(passage.text, origin).flatMap((one, at) => {
      if (!one) return []
      const { quote, part } = one
      const length = quote.split(/\s+/).length
      const fits = length >= WORDS_MIN && length <= WORDS_MAX && /[.!)\]"”]$/.test(quote) && !UNSAFE.test(quote)
      return fits ? [{ passage, quote, part, at: passage.n * 1000 + at }] : []
    }),
  )
}

type Evident = { quote: string; part: Part }

function readSentences(text: string, origin: FoundDocument['origin']): (Evident | undefined)[] {
  if (origin === 'note')
    return noteSentences(text).map((one) => (one && one.part !== 'comment' ? { quote: one.quote, part: one.part } : undefined))
  return sentencesOf(text).map((sentence) => {
    const quote = sentence.replace(SECTION, '')
    return addressesReader(quote) ? undefined : { quote, part: 'text' }
  })
}

/** Says of a sentence how much of a question it has; the title of its document may lend words. */
export function weighing(terms: readonly QueryTerm[]) {
  const weights = weightsOf(terms)
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const weightIn = (words: ReadonlySet<string>) => [...weights].reduce((sum, [term, weight]) => (words.has(term) ? sum + weight : sum), 0)
  return (quote: string, title = '', finding: number = findingIn(quote)) => {
    const all = termsOf(quote)
    const words = new Set(all)
    const own = weightIn(words)
    const lent = weightIn(new Set([...all, ...termsOf(title)])) - own
    const length = Math.sqrt(LENGTH_BASE + all.length) / (isAnaphoric(quote) ? ANAPHORIC : 1)
    return {
      words,
      covered: total > 0 ? own / total : 0,
      score: own / length,
      worth: (finding * (own + LENT * lent)) / length,
    }
  }
}

function sharesMost(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= SAME_FROM * Math.min(one.size, other.size)
}

/** A share that is no limit ("40% or lower", "above 40%"), an interval, a ratio or a p value. */
const MEASURED = /\d(?=\s?%(?! or ))(?<!\b(?:above|below|under|over|least|most) [\d.]*\d)|\bCI\b|\bratio\b|\bp\s?[<=]/i
const REPORTED =
  /\b(?:significant(?:ly)?|no difference|did not|should|recommend(?:s|ed)?|conclud(?:es?|ed)|conclusions?|suggest(?:s|ed)?)\b/i
const ANAPHORA = /^(?:they|these|those|it|this|such|he|she|both|however|thus|therefore|moreover|furthermore|in addition)\b/i

/** A sentence that reports a result of a note says more of what came out than any other. */
const REPORTED_RESULT = 3
/** What a harm counts as a finding where nobody asks for harms. */
const UNASKED_HARM = 0.5
const ASKS_HARM =
  /\b(?:harms?|side.?effects?|adverse|safe(?:ty)?|risks?|bleed(?:ing|s)?|haemorrhage|hemorrhage|toxicity|hypoglyc\w+|complications?)\b/i

/** Whether somebody asks what a treatment does wrong, before or beside what it does right. */
export const asksHarm = (question: string) => ASKS_HARM.test(question)

/** How much a sentence says of what came out: 2 in figures, 1 in words (a difference or none, advice, a conclusion), 0 how it was looked for. */
export const findingIn = (sentence: string): 0 | 1 | 2 => (MEASURED.test(sentence) ? 2 : REPORTED.test(sentence) ? 1 : 0)

/** Whether a sentence has to be read after another one. */
export const isAnaphoric = (sentence: string) => ANAPHORA.test(sentence)

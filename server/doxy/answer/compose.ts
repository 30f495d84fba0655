import type { Answer, Citation, Evidence } from '#contract/doxy.ts'
import type { DocumentCard, Found, FoundDocument } from '../library/library.ts'
import { asksDose, asksPatientDose, mayTell, namesDose } from '../safety/dosing.ts'
import { noteSentences } from '../text/note-parts.ts'
import { stemOf, wordsOf } from '../text/tokens.ts'
import { type Answerability, assessAnswerability } from './answerability.ts'
import { type AskedBack, askBack } from './ask-back.ts'
import { type Chosen, type Cited, chooseSentences, weighing } from './choose.ts'
import { judge } from './confidence.ts'
import { followUps, narrower } from './follow-ups.ts'
import { correctionOf, premiseOf } from './premise.ts'
import { regimensFor, showRegimen } from './regimens.ts'
import { limitsOf, resultsOf } from './results.ts'
import { studyType } from './study-type.ts'
import { namedElsewhere, nearest, unnamed, wordsIn } from './subject.ts'

export const DISCLAIMER =
  'For educational use only. Doxy AI quotes sources and does not advise on a patient; check the source and your own judgement.'
const NO_DOSE = 'I do not work out a dose for one patient.'
const DOSE_NOTICES = {
  regimen: `${NO_DOSE} This is what the group was given: check the national formulary.`,
  quote: `${NO_DOSE} A dose below is a quote about the people who were studied: check the national formulary.`,
  none: `${NO_DOSE} No source here tells what a group was given: check the national formulary.`,
}
const DOSE_CHECK = 'A quoted dose was given to the people who were studied: check the national formulary before you use it.'
const DIRECT =
  /^\s*(is|are|was|were|do|does|did|can|could|should|shall|will|would|has|have|had|may|might|which|what|when|how|who|where|why)\b/i
const QUOTED = 'The sentences are quoted letter for letter; nothing was added or left out inside them.'
const RELATED_MAX = 3
/** Some sentence of an answer has at least this much of the question, by weight. */
export const ADDRESSES_QUESTION = 0.25

/** An answer before it is known who asked. */
export type Composed = Omit<Answer, 'removed' | 'exchangeId'>

/** A sentence of a summary, and the quoted sentences that entail it. */
export type Line = { text: string; on: readonly Cited[] }

/** An answer made of sentences of the library, letter for letter, or the word that there is none. `aboutPatient`: it asks for one person's dose. */
export function compose(query: string, found: Found, topK?: number, aboutPatient = asksPatientDose(query)): Composed {
  const asked = askBack(query, found)
  if (asked) return asksBack(asked, found, topK)
  const answerability = assessAnswerability(found)
  // For a patient's dose, a source about another drug is worse than none.
  const fits = (document: FoundDocument) => !aboutPatient || unnamed(query, found.terms, [document]).length === 0
  const choose = (documents: FoundDocument[]) =>
    answerability.verdict === 'answer'
      ? chooseSentences({ ...found, documents: documents.filter(fits) }, (quote) => mayQuote(quote, aboutPatient))
      : []
  // Sentences that all touch the question from afar are no answer.
  const speaks = (chosen: readonly Chosen[]) => chosen.some(({ covered }) => covered >= ADDRESSES_QUESTION)
  const near = choose(nearest(found))
  const chosen = speaks(near) ? near : choose(found.documents)
  const foundLeads = leadsOf(query, found, aboutPatient)
  const read = [...foundLeads.cited, ...chosen].map(({ document }) => document)
  const elsewhere = namedElsewhere(query, found.terms, read.length > 0 ? read : found.documents)
  if (elsewhere.length > 0 || (!speaks(chosen) && foundLeads.cited.length === 0))
    return abstain(found, { ...answerability, elsewhere }, aboutPatient, topK)
  // Behind what is told first, other works would blur it.
  const beside = chosen.filter(({ document }) => foundLeads.cited.length === 0 || foundLeads.cited.some((one) => one.document === document))
  const lines = speaks(chosen) ? beside.map((one) => ({ text: one.quote, on: [one] })) : []
  return composeAnswer(query, found, lines, answerability.p, QUOTED, topK, foundLeads)
}

const mayQuote = (quote: string, aboutPatient: boolean) =>
  mayTell(quote) && !(aboutPatient && namesDose(quote) && /\byou(r)?\b/i.test(quote))

/** What is told before all else: what speaks against something that the question takes as given, and the regimen that it asks for. */
function leadsOf(query: string, found: Found, aboutPatient = asksPatientDose(query)) {
  const premise = premiseOf(query, found.documents)
  const regimens = asksDose(query) ? regimensFor(query, found.terms, nearest(found)) : undefined
  const weigh = weighing(found.terms)
  const cited: Cited[] = [
    ...(premise ? [{ document: premise.document, ...premise.reported }] : []),
    ...(regimens?.given.map((one) => ({ document: regimens.document, ...one })) ?? []),
  ].map(({ document, passage, quote }) => ({ document, passage, quote, ...weigh(quote, document.title) }))
  return { premise, regimens, cited, aboutPatient }
}

/** An answer of these lines; `made` says how they came about. */
export function composeAnswer(
  query: string,
  found: Found,
  written: readonly Line[],
  p: number,
  made: string,
  topK: number | undefined,
  { premise, regimens, cited: first, aboutPatient } = leadsOf(query, found),
): Composed {
  const lines = onceEach([...first.map((one) => ({ text: one.quote, on: [one] })), ...written])
  const chosen = lines.flatMap(({ on }) => on)
  const cited = [...new Set(chosen.map(({ document }) => document))]
  const listed = listedOf(cited, found, topK)
  const marker = (document: FoundDocument) => listed.indexOf(document) + 1
  const missing = unnamed(query, found.terms, cited)
  const hasDose = lines.some(({ text }) => namesDose(text))
  const opening = [
    premise && correctionOf(premise),
    aboutPatient && DOSE_NOTICES[regimens ? 'regimen' : hasDose ? 'quote' : 'none'],
    missing.length > 0 && `No cited source names ${quoted(missing)}: what follows is about the rest of the question.`,
    !premise && DIRECT.test(query) && 'Evidence found:',
  ].filter(Boolean)
  const summary = lines.map(({ text, on }) => `- ${text} ${on.map(({ document }) => `[${marker(document)}]`).join(' ')}`).join('\n')
  return {
    summary: [...opening, summary, ...(hasDose && !aboutPatient ? [DOSE_CHECK] : [])].join('\n\n'),
    steps: [...searchSteps(found), spanStep(cited), made],
    evidence: listed.map(showEvidence),
    next_steps: followUps(query, cited, found.documents),
    ...judge(p, chosen, missing),
    disclaimer: DISCLAIMER,
    abstained: false,
    asksBack: false,
    citations: citationsOf(lines, marker),
    results: resultsOf(query, { documents: cited, terms: found.terms, marker }),
    regimens: regimens?.given.map((one) => showRegimen(one, regimens.document, marker(regimens.document))) ?? [],
    limits: limitsOf(cited, marker).filter(({ quote }) => !lines.some(({ text }) => text === quote)),
    comment: commentOn(cited, aboutPatient),
    emergency: null,
  }
}

/** A sentence that leads is not told again where it was chosen. */
const onceEach = (lines: readonly Line[]) => lines.filter(({ text }, at) => lines.findIndex((one) => one.text === text) === at)

/** What our editors add to the first cited note that they comment on; a paper does not say it, so nothing cites it. */
function commentOn(cited: readonly FoundDocument[], aboutPatient: boolean): Answer['comment'] {
  for (const { id, origin, passages } of cited) {
    const added = origin === 'note' ? passages.flatMap(({ text }) => noteSentences(text)).filter((one) => one?.part === 'comment') : []
    const words = added.flatMap((one) => (one && mayTell(one.quote) && !(aboutPatient && namesDose(one.quote)) ? [one.quote] : []))
    if (words.length > 0) return { documentId: id, text: words.join(' ') }
  }
  return null
}

/** What every line is entailed by; a line in words of its own says which they are. */
export const citationsOf = (lines: readonly Line[], marker: (document: FoundDocument) => number): Citation[] =>
  lines.flatMap(({ text, on }) =>
    on.map(({ document, passage, quote }) => ({
      marker: marker(document),
      documentId: document.id,
      passageId: passage.id,
      quote,
      ...(text !== quote && { sentence: text }),
    })),
  )

function abstain(
  found: Found,
  { p, verdict, elsewhere }: Answerability & { elsewhere: readonly string[] },
  aboutPatient: boolean,
  topK: number | undefined,
): Composed {
  const related = verdict === 'abstain' ? [] : found.documents.slice(0, RELATED_MAX)
  const nothing = 'The library holds no good source for this question, so I do not answer it. Narrower questions may find one.'
  return {
    summary: aboutPatient ? `${NO_DOSE} ${nothing}` : nothing,
    steps: [
      ...searchSteps(found),
      ...related.map(({ title, source, year }) => `Possibly related: ${[title, source, year].filter(Boolean).join(', ')}.`),
    ],
    evidence: listedOf([], found, topK).map(showEvidence),
    next_steps: narrower(related),
    confidence: 'Low',
    breakdown: [whyNot(p, verdict, elsewhere)],
    ...NOTHING_CITED,
  }
}

function whyNot(p: number, verdict: Answerability['verdict'], elsewhere: readonly string[]) {
  if (verdict !== 'answer') return `The best passages fit the question to ${Math.floor(p * 100)} of 100; an answer needs 50.`
  return elsewhere.length > 0
    ? `No source that was found names ${quoted(elsewhere)}.`
    : 'The best passages share words with the question, and no sentence of theirs speaks to it.'
}

/** A question back: nothing is told, and nothing weighed. */
const asksBack = ({ question, choices }: AskedBack, found: Found, topK: number | undefined): Composed => ({
  summary: question,
  steps: [],
  evidence: listedOf([], found, topK).map(showEvidence),
  next_steps: choices,
  confidence: 'Low',
  breakdown: [],
  ...NOTHING_CITED,
  asksBack: true,
})

const NOTHING_CITED = {
  ...{ disclaimer: DISCLAIMER, abstained: true, asksBack: false, emergency: null },
  ...{ citations: [], results: [], regimens: [], limits: [], comment: null },
}

/** What was cited; where so many documents were asked for, the best ones in their order, and behind them whatever else was cited. */
export function listedOf(cited: readonly FoundDocument[], { documents }: Found, topK: number | undefined): FoundDocument[] {
  return topK === undefined ? [...cited] : [...new Set([...documents.slice(0, topK), ...cited])]
}

export const showEvidence = ({ id, title, year, source, doi, url, origin }: DocumentCard): Evidence => ({
  ...{ id, title, year, source, doi, url },
  isNote: origin === 'note',
})

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

function searchSteps({ searched, documents, terms }: Found): string[] {
  const [best] = documents
  const otherwise = terms.filter(({ word, stem, repaired, df }) => df > 0 && (repaired !== null || stemOf(word) !== stem))
  const read = [...Map.groupBy(otherwise, ({ word }) => word)].map(
    ([word, as]) => `“${word}” as “${as.map(({ stem, repaired }) => writtenIn(documents, repaired ?? stem)).join(' ')}”`,
  )
  const unknown = terms.filter(({ df }) => df === 0).map(({ word }) => word)
  return [
    `Searched ${searched.toLocaleString('en-IN')} passages.`,
    ...(read.length > 0 ? [`Read ${read.join(', ')}.`] : []),
    ...(unknown.length > 0 && unknown.length < terms.length ? [`The library does not know ${quoted(unknown)}.`] : []),
    ...(best ? [`Best match: ${[best.title || 'a document without a title', best.source, best.year].filter(Boolean).join(', ')}.`] : []),
  ]
}

/** A stem as the documents write it. */
function writtenIn(documents: readonly FoundDocument[], stem: string) {
  for (const document of documents) for (const word of wordsOf(wordsIn(document))) if (stemOf(word) === stem) return word
  return stem
}

function spanStep(cited: readonly FoundDocument[]): string {
  const years = cited.flatMap(({ year }) => year ?? [])
  const types = [...new Set(cited.flatMap((document) => studyType(document) ?? []))]
  const span =
    years.length > 0 ? `, ${Math.min(...years) === Math.max(...years) ? years[0] : `${Math.min(...years)}–${Math.max(...years)}`}` : ''
  const many = cited.length === 1 ? '1 document' : `${cited.length} documents`
  return `Cited ${many}${span}${types.length > 0 ? `: ${types.join(', ')}` : ''}.`
}

import type { AnswerResult } from '#contract/answer-data.ts'
import type { Citation } from '#contract/doxy.ts'
import type { FoundDocument, QueryTerm } from '../library/library.ts'
import { mayTell } from '../safety/dosing.ts'
import { noteSentences } from '../text/note-parts.ts'
import { asksHarm, weighing } from './choose.ts'
import { type Reported, reportedIn } from './note-data.ts'

/** So many of the results of one note, of all notes, and sentences of limits: more is what the note itself is for. */
const PER_NOTE_MAX = 4
const ALL_MAX = 8
const LIMITS_MAX = 2
/** With less of the question, by weight, a result of a further note is about something else. */
const ASKED_FROM = 0.25
type Listed = { documents: readonly FoundDocument[]; terms: readonly QueryTerm[]; marker: (document: FoundDocument) => number }

/** What the cited notes report, what was asked for first. */
export function resultsOf(query: string, { documents, terms, marker }: Listed): AnswerResult[] {
  const weigh = weighing(terms)
  const asked = ({ result: { outcome, arm, comparator = '' } }: Reported, title: string) =>
    weigh(`${outcome} ${arm} ${comparator} ${title}`).covered
  const harmsFirst = asksHarm(query)
  const shown = documents.flatMap((document, rank) =>
    reportedIn(document)
      .filter(({ quote }) => mayTell(quote))
      .map((one) => ({ one, weight: asked(one, document.title) }))
      .filter(({ weight }) => rank === 0 || weight >= ASKED_FROM)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, PER_NOTE_MAX)
      .map(({ one }) => show(one, document, marker)),
  )
  const [harms, found] = [shown.filter(({ isHarm }) => isHarm), shown.filter(({ isHarm }) => !isHarm)]
  return (harmsFirst ? [...harms, ...found] : [...found, ...harms]).slice(0, ALL_MAX)
}

function show({ result, passage, quote, part }: Reported, document: FoundDocument, marker: Listed['marker']): AnswerResult {
  const { population, arm, comparator, outcome, time, armValue, comparatorValue, effect, interval, direction } = result
  return {
    ...{ marker: marker(document), documentId: document.id, passageId: passage.id, quote, isHarm: part === 'harms' },
    ...{ population, arm, outcome, direction, comparator: comparator ?? null, time: time ?? null },
    ...{ armValue: armValue ?? null, comparatorValue: comparatorValue ?? null, effect: effect ?? null, interval: interval ?? null },
  }
}

/** For whom the first of these notes holds, in its own sentences. */
export function limitsOf([document]: readonly FoundDocument[], marker: Listed['marker']): Citation[] {
  if (document?.origin !== 'note') return []
  return document.passages
    .flatMap((passage) => noteSentences(passage.text).flatMap((one) => (one?.part === 'limits' ? [{ passage, quote: one.quote }] : [])))
    .filter(({ quote }) => mayTell(quote))
    .slice(0, LIMITS_MAX)
    .map(({ passage, quote }) => ({ marker: marker(document), documentId: document.id, passageId: passage.id, quote }))
}

import { DOCUMENTS_READ, quotable } from '../answer/choose.ts'
import { reportedIn } from '../answer/note-data.ts'
import { nearest } from '../answer/subject.ts'
import { canonicalStem } from '../check/language/reporting-terms.ts'
import type { Found, FoundDocument, FoundPassage } from '../library/library.ts'
import { contextOf } from '../text/sentences.ts'
import { termsOf } from '../text/tokens.ts'
import type { Premise } from './premises.ts'

const PASSAGES_PER_DOCUMENT = 2

/** A sentence that a model is given, with where it stands. */
export type Read = Premise & { document: FoundDocument; passage: FoundPassage }

/** What a model is given to read: the sentences that might also be quoted, of the best passages about the same as the very best. */
export function readingOf(found: Found): Read[] {
  const near = nearest(found)
  return (near.length > 0 ? near : found.documents).slice(0, DOCUMENTS_READ).flatMap((document) => {
    const given = new Set(document.passages.slice(0, PASSAGES_PER_DOCUMENT))
    const sentences = quotable(document).filter(({ passage }) => given.has(passage))
    const reports = Map.groupBy(reportedIn(document), ({ quote }) => quote)
    return sentences.map(({ passage, quote }, at) => {
      const before = sentences[at - 1]
      const context = contextOf(document.title, quote, before?.passage === passage ? before.quote : undefined)
      const reported = reports.get(quote)?.map(({ result, note }) => ({ result, note }))
      return { document, passage, passageId: passage.id, quote, context, ...(reported && { reported }) }
    })
  })
}

/** The terms of a reading whose weight tells how much of one sentence another has. */
export const termsRead = (read: readonly Read[]): string[] => [
  ...new Set(read.flatMap(({ quote, context }) => termsOf(`${context} ${quote}`).flatMap((term) => [term, canonicalStem(term)]))),
]

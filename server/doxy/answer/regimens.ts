import type { AnswerRegimen } from '#contract/answer-data.ts'
import type { FoundDocument, QueryTerm } from '../library/library.ts'
import { termsOf } from '../text/tokens.ts'
import { type Given, givenIn } from './note-data.ts'
import { unnamed } from './subject.ts'

const REGIMENS_MAX = 3
/** Words of a treatment that many share. */
const SHARED_NAMES: ReadonlySet<string> = new Set(termsOf('acid and liposomal of form'))

/** What a group was given by one work, the best that knows of it, and the work: nothing of what was asked for is missing there. */
export function regimensFor(
  query: string,
  terms: readonly QueryTerm[],
  documents: readonly FoundDocument[],
): { document: FoundDocument; given: Given[] } | undefined {
  const asked = new Set(terms.flatMap(({ stem, repaired }) => (repaired ? termsOf(repaired) : [stem])))
  for (const document of documents) {
    const given = givenIn(document).filter(({ regimen }) =>
      termsOf(regimen.treatment).some((stem) => asked.has(stem) && !SHARED_NAMES.has(stem)),
    )
    if (given.length > 0 && unnamed(query, terms, [document]).length === 0) return { document, given: given.slice(0, REGIMENS_MAX) }
  }
  return undefined
}

export const showRegimen = ({ regimen, passage, quote }: Given, { id }: FoundDocument, marker: number): AnswerRegimen => ({
  ...{ marker, documentId: id, passageId: passage.id, quote },
  ...{ population: regimen.population, treatment: regimen.treatment, dose: regimen.dose, course: regimen.course ?? null },
})

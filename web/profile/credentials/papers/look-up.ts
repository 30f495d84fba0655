import { bareDoi, DOI_SHAPE } from '#contract/doi-address.ts'
import type { LookedUp, RegisteredPaper } from '#contract/paper-lookup.ts'
import { LOOKED_UP_MAX } from '#contract/profile-limits.ts'
import { pluralize } from '../../../lib/count.ts'
import { emptyPaper, type PaperForm } from './paper.ts'

/** What is no DOI is asked of nobody: it would have the others of its turn refused. */
const idOf = ({ doi, pmid }: PaperForm) => (DOI_SHAPE.test(bareDoi(doi)) ? bareDoi(doi) : (pmid ?? ''))

/** What registers are asked for: papers that lack something and have a number to ask with. */
export const askedOf = (papers: readonly PaperForm[]) => [
  ...new Set(
    papers
      .filter(({ title, journal, authors, year }) => !(title && journal && authors && year))
      .map(idOf)
      .filter(Boolean),
  ),
]

/** So many at a time. */
export const inTurns = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / LOOKED_UP_MAX) }, (_, at) => ids.slice(at * LOOKED_UP_MAX, (at + 1) * LOOKED_UP_MAX))

const formOf = ({ year, doi, ...words }: RegisteredPaper): PaperForm => ({
  ...emptyPaper,
  ...words,
  year: year === null ? '' : String(year),
  doi: doi ?? '',
})

export const formsOf = (papers: readonly RegisteredPaper[]) => papers.map(formOf)

/** Fills what is empty; what stands there is its author's. */
export function completed(papers: readonly PaperForm[], items: readonly LookedUp[]): PaperForm[] {
  const known = new Map(items.flatMap(({ id, paper }) => (paper ? [[id, formOf(paper)] as const] : [])))
  return papers.map((paper) => {
    const found = known.get(idOf(paper))
    if (!found) return paper
    const either = (field: 'title' | 'journal' | 'authors' | 'year' | 'doi') => paper[field] || found[field]
    return {
      ...paper,
      title: either('title'),
      journal: either('journal'),
      authors: either('authors'),
      year: either('year'),
      doi: either('doi'),
    }
  })
}

/** What did not come, in words. */
export function lookUpFaults(items: readonly LookedUp[]): string[] {
  const of = (state: LookedUp['state']) => items.filter((item) => item.state === state)
  const silent = of('silent').length
  return [
    ...of('unknown').map(
      ({ id }) => `${id.startsWith('10.') ? 'Crossref' : 'PubMed'} does not know ${id}. Check it, or fill in the fields.`,
    ),
    ...(silent > 0 ? [`No answer came for ${pluralize(silent, 'paper')}. Try again later, or fill in the fields.`] : []),
    ...(of('off').length > 0 ? ['Our server does not ask this register. Please fill in the fields.'] : []),
  ]
}

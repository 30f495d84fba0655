import type { Publication } from '#contract/credentials.ts'
import type { Paper } from '#contract/papers.ts'
import type { Asked } from '../../profile/queries.ts'

const audiences = { mates: ['mates', 'members', 'public'], members: ['members', 'public'] }

/**
 * Uploaded papers beside the entries of a profile: one that is an entry too, by its DOI, is found from there, and one DOI stands once. Who looks
 * at their own profile `as` others sees what those may find.
 */
export function uploadsBeside(publications: readonly Pick<Publication, 'doi'>[], uploads: readonly Paper[], as: Asked['as']) {
  const found = as ? uploads.filter(({ audience }) => audiences[as].includes(audience)) : uploads
  const first = new Map<string, Paper>()
  for (const paper of found) {
    const work = keyOf(paper)
    if (!first.has(work)) first.set(work, paper)
  }
  const listed = new Set(publications.flatMap(({ doi }) => (doi ? [keyOf({ id: '', doi })] : [])))
  return {
    pathOf: (doi: string) => {
      const paper = first.get(keyOf({ id: '', doi }))
      return paper && `/researchhub?paper=${paper.id}`
    },
    others: [...first].flatMap(([work, paper]) => (listed.has(work) ? [] : [paper])),
  }
}

const keyOf = ({ id, doi }: { id: string; doi: string | null }) => doi?.toLowerCase() ?? id

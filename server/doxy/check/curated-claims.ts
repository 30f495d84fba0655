import { readCorpus } from '#corpus/read.ts'
import type { CuratedClaim } from './claim-matching.ts'

let byNote: Map<string, CuratedClaim[]> | undefined

/** What our notes state about what they cite, by the note's id. Read once: the notes change with a release only. */
export function curatedClaims(noteIds: readonly string[]): CuratedClaim[] {
  byNote ??= new Map(
    readCorpus().map(({ id, title, claims }) => [
      id,
      claims.map(({ statement, paraphrases, truth }) => ({ documentId: id, title, statement, truth, ...(paraphrases && { paraphrases }) })),
    ]),
  )
  return noteIds.flatMap((id) => byNote?.get(id) ?? [])
}

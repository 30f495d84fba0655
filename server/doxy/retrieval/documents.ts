import type { Ranked } from './engine.ts'

export type RankedDocument = { document: number; score: number; passages: [Ranked, ...Ranked[]] }

/** Passages gathered under their documents, each document where its best passage stands. */
export function documentsOf(passages: readonly Ranked[]): RankedDocument[] {
  const documents = new Map<number, RankedDocument>()
  for (const passage of passages) {
    const known = documents.get(passage.document)
    if (known) known.passages.push(passage)
    else documents.set(passage.document, { document: passage.document, score: passage.score, passages: [passage] })
  }
  return [...documents.values()]
}

import { documentsOf } from '#server/doxy/retrieval/documents.ts'
import { Engine } from '#server/doxy/retrieval/engine.ts'
import { RANKING, type Ranking } from '#server/doxy/retrieval/settings.ts'
import { Shelf } from '#server/doxy/retrieval/shelf.ts'
import { passagesOf, withoutTitle } from '#server/doxy/text/passages.ts'
import type { Collection } from './collection.ts'

/** The engine over a collection, all in this process, cut and indexed as the library does it. */
export function openRanker({ documents }: Collection, variant: Partial<Ranking> = {}) {
  const texts: { title: string; body: string }[] = []
  const engine = new Engine({
    read: async (nos) => new Map(nos.map((no) => [no, texts[no]!])),
    ranking: { ...RANKING, ...variant },
  })
  const shelf = new Shelf()
  for (const [document, { title, text }] of documents.entries()) {
    for (const { body } of passagesOf(withoutTitle(text, title) || title)) {
      shelf.add({ no: texts.length, document, title, body })
      texts.push({ title, body })
    }
  }
  shelf.index.flush()
  const rank = async (query: string) =>
    documentsOf((await engine.search(query, [shelf])).passages).map(({ document }) => documents[document]!.id)
  return { shelf, passages: texts.length, rank }
}

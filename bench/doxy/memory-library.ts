import type { Found, FoundDocument } from '#server/doxy/library/library.ts'
import { documentsOf } from '#server/doxy/retrieval/documents.ts'
import { Engine } from '#server/doxy/retrieval/engine.ts'
import { RANKING } from '#server/doxy/retrieval/settings.ts'
import { Shelf } from '#server/doxy/retrieval/shelf.ts'
import { signalsOf } from '#server/doxy/retrieval/signals.ts'
import { Slices } from '#server/doxy/retrieval/slices.ts'
import { passagesOf, withoutTitle } from '#server/doxy/text/passages.ts'
import type { Collection } from './collection.ts'

const DOCUMENTS = 10
const PASSAGES = 3

/** A library over a collection without a database: what it finds is what the product's library would. */
export function openMemoryLibrary({ documents }: Collection): (query: string) => Promise<Found> {
  const texts: { title: string; body: string }[] = []
  const slices = new Slices()
  const engine = new Engine({ slices, read: async (nos) => new Map(nos.map((no) => [no, texts[no]!])) })
  const shelf = new Shelf()
  for (const [document, { title, text }] of documents.entries()) {
    for (const { body } of passagesOf(withoutTitle(text, title) || title)) {
      shelf.add({ no: texts.length, document, title, body })
      texts.push({ title, body })
    }
  }
  shelf.index.flush()

  return async (query) => {
    const { passages, terms, searched } = await engine.search(query, [shelf])
    const ranked = documentsOf(passages)
    const shown = ranked.slice(0, DOCUMENTS).map(({ document, score, passages: [...found] }): FoundDocument => {
      const { id, title } = documents[document]!
      const [first, ...rest] = found
        .slice(0, PASSAGES)
        .map(({ no, score }) => ({ id: String(no), n: no, section: '', text: texts[no]!.body, score }))
      return {
        id,
        title,
        year: null,
        source: '',
        doi: null,
        url: null,
        authors: [],
        specialization: null,
        preprint: false,
        origin: id.startsWith('note:') ? 'note' : 'upload',
        owner: null,
        score,
        passages: [first!, ...rest],
      }
    })
    return {
      documents: shown,
      terms: terms.map(({ weight: _, ...term }) => term),
      signals: await signalsOf(ranked, terms, RANKING, slices),
      searched,
    }
  }
}

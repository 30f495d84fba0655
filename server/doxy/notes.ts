import type { NewDocument } from '#contract/doxy.ts'
import { readCorpus } from '#corpus/read.ts'
import type { Library } from './library/library.ts'

/** The notes that come with the product, as documents: what leads to a note is searched with it. */
const documentOf = (note: ReturnType<typeof readCorpus>[number]): NewDocument => ({
  id: note.id,
  text: `${note.text}\n\nAlso known as: ${note.aliases.join(', ')}.`,
  meta: {
    title: note.title,
    year: note.year,
    source: note.source,
    doi: note.doi ?? null,
    url: note.url ?? null,
    authors: null,
    specialization: note.specialty,
  },
})

/** Puts the notes on the shelves; those that lie there letter for letter stay. */
export const shelveNotes = (library: Library) =>
  library.ingest(readCorpus().map(documentOf), { kind: 'publisher', memberId: null, origin: 'note' })

import type { Note, Result } from '#corpus/note.ts'
import { readCorpus } from '#corpus/read.ts'
import { holdsResult } from '#corpus/results.ts'
import type { FoundDocument, FoundPassage } from '../library/library.ts'
import { type NoteSentence, noteSentences } from '../text/note-parts.ts'

/** A result with the sentence that reports it. */
export type Reported = { result: Result; passage: FoundPassage; quote: string; part: NoteSentence['part'] }

let notes: Map<string, Note['results']> | undefined

/** The results of a note of ours, each with its sentence, in the order of the note. Any other document has none. */
export function reportedIn({ id, origin, passages }: FoundDocument): Reported[] {
  if (origin !== 'note') return []
  // Read once: the notes change with a release only.
  notes ??= new Map(readCorpus().map((note) => [note.id, note.results]))
  const sentences = passages.flatMap((passage) => noteSentences(passage.text).flatMap((one) => (one ? [{ ...one, passage }] : [])))
  return (notes.get(id) ?? []).flatMap((result) => {
    const found = sentences.find(({ quote, part }) => part !== 'comment' && holdsResult(quote, result))
    return found ? [{ result, ...found }] : []
  })
}

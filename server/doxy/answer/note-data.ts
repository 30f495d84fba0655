import type { Note, Result } from '#corpus/note.ts'
import { readCorpus } from '#corpus/read.ts'
import { holdsResult } from '#corpus/results.ts'
import type { FoundDocument, FoundPassage } from '../library/library.ts'
import { type NoteSentence, noteSentences } from '../text/note-parts.ts'

/** A result with the sentence that reports it. */
export type Reported = { result: Result; note: Data; passage: FoundPassage; quote: string; part: NoteSentence['part'] }

type Data = Pick<Note, 'kind' | 'title' | 'aliases' | 'text' | 'results'>

let notes: Map<string, Data> | undefined

/** What a note of ours holds as data; any other document holds none. Read once: the notes change with a release only. */
function dataOf({ id, origin }: Pick<FoundDocument, 'id' | 'origin'>): Data | undefined {
  if (origin !== 'note') return undefined
  notes ??= new Map(readCorpus().map(({ id, kind, title, aliases, text, results }) => [id, { kind, title, aliases, text, results }]))
  return notes.get(id)
}

/** The kind of work that a note of ours tells of. */
export const kindOf = (document: Pick<FoundDocument, 'id' | 'origin'>) => dataOf(document)?.kind

/** The results of a note, each with its sentence, in the order of the note. */
export function reportedIn(document: Pick<FoundDocument, 'id' | 'origin' | 'passages'>): Reported[] {
  const note = dataOf(document)
  if (!note || note.results.length === 0) return []
  const sentences = document.passages.flatMap((passage) => noteSentences(passage.text).flatMap((one) => (one ? [{ ...one, passage }] : [])))
  return note.results.flatMap((result) => {
    const found = sentences.find(({ quote, part }) => part !== 'comment' && holdsResult(quote, result))
    return found ? [{ result, note, ...found }] : []
  })
}

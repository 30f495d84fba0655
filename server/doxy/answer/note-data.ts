import type { Note, Regimen, Result } from '#corpus/note.ts'
import { readCorpus } from '#corpus/read.ts'
import { holdsRegimen } from '#corpus/regimens.ts'
import { holdsResult } from '#corpus/results.ts'
import type { FoundDocument, FoundPassage } from '../library/library.ts'
import { type NoteSentence, noteSentences } from '../text/note-parts.ts'

/** A result with the sentence that reports it. */
export type Reported = { result: Result; note: Data; passage: FoundPassage; quote: string; part: NoteSentence['part'] }
/** What a group was given, with the sentence that tells it. */
export type Given = { regimen: Regimen; passage: FoundPassage; quote: string }

type Data = Pick<Note, 'kind' | 'topic' | 'title' | 'aliases' | 'text' | 'harms' | 'limits' | 'results' | 'claims' | 'regimens'>
type Known = Pick<FoundDocument, 'id' | 'origin'>
type Read = Pick<FoundDocument, 'id' | 'origin' | 'passages'>

let notes: Map<string, Data> | undefined

/** What a note of ours holds as data; any other document holds none. Read once: the notes change with a release only. */
export function dataOf({ id, origin }: Known): Data | undefined {
  if (origin !== 'note') return undefined
  notes ??= new Map(readCorpus().map((note) => [note.id, note]))
  return notes.get(id)
}

/** The kind of work that a note of ours tells of. */
export const kindOf = (document: Known) => dataOf(document)?.kind

/** The results of a note, each with its sentence, in the order of the note. */
export function reportedIn(document: Read): Reported[] {
  const note = dataOf(document)
  if (!note || note.results.length === 0) return []
  const sentences = evidenceIn(document)
  return note.results.flatMap((result) => {
    const found = sentences.find(({ quote }) => holdsResult(quote, result))
    return found ? [{ result, note, ...found }] : []
  })
}

/** The regimens of a note, each with its sentence. */
export const givenIn = (document: Read): Given[] =>
  (dataOf(document)?.regimens ?? []).flatMap((regimen) => {
    const found = evidenceIn(document).find(({ quote }) => holdsRegimen(quote, regimen))
    return found ? [{ regimen, passage: found.passage, quote: found.quote }] : []
  })

/** The sentences of a note but those of our editors, each with its passage. */
const evidenceIn = ({ passages }: Read) =>
  passages.flatMap((passage) => noteSentences(passage.text).flatMap((one) => (one && one.part !== 'comment' ? [{ ...one, passage }] : [])))

import type { Note } from '#corpus/note.ts'
import { PARTS, type Part, partsOf } from '#corpus/parts.ts'
import { sentencesOf } from './sentences.ts'

/** What begins each part but the first, so that the text of a note can be taken apart again. */
const LABELS: Record<Part, string> = { text: '', harms: 'HARMS: ', limits: 'LIMITS: ', comment: 'COMMENT OF OUR EDITORS: ' }
/** Closes a note: what it should be found by, which states nothing. */
const ALSO_KNOWN = 'Also known as:'

/** A note as one text, with what leads to it behind. */
export const textOfNote = (note: Pick<Note, Part | 'aliases'>): string =>
  [...partsOf(note).map(({ part, words }) => `${LABELS[part]}${words}`), `${ALSO_KNOWN} ${note.aliases.join(', ')}.`].join('\n\n')

export type NoteSentence = { part: Part; quote: string }

/** The sentences of such a text, letter for letter, each with its part; nothing stands for what states nothing. */
export function noteSentences(text: string): (NoteSentence | undefined)[] {
  let part: Part = 'text'
  return sentencesOf(text).map((sentence) => {
    if (sentence.startsWith(ALSO_KNOWN)) return undefined
    const begun = PARTS.find((one) => LABELS[one] !== '' && sentence.startsWith(LABELS[one]))
    part = begun ?? part
    return { part, quote: begun ? sentence.slice(LABELS[begun].length) : sentence }
  })
}

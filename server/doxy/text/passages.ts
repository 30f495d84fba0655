import { sentencesOf } from './sentences.ts'

/** A text of at most so many words, such as an abstract, stays whole. */
const WHOLE_WORDS = 350
/** Longest part of a longer text, in words; it is cut on sentence borders into parts of about equal length. */
const PASSAGE_WORDS = 200
/** Letters of the longest passage, far above what so many words need: what is one endless word is cut, too. */
export const PASSAGE_LETTERS = 8000
/** "RESULTS:" at the start of a part of an abstract. */
const SECTION = /^([A-Z][A-Z /&,-]{2,60}):\s/

export type Cut = { section: string; body: string }

/** A text as the passages that can be found and cited. */
export function passagesOf(text: string): Cut[] {
  const sentences = sentencesOf(text).flatMap(inPieces)
  const all = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0)
  const target = all / Math.ceil(all / PASSAGE_WORDS)
  const most = all <= WHOLE_WORDS ? WHOLE_WORDS : PASSAGE_WORDS
  const cuts: Cut[] = []
  let [lines, words, letters, section, opened] = [[] as string[], 0, 0, '', '']
  const close = () => {
    if (lines.length > 0)
      cuts.push({ section: opened, body: lines.reduce((text, line) => text + (SECTION.test(line) ? '\n' : ' ') + line) })
    lines = []
    words = 0
    letters = 0
  }
  for (const sentence of sentences) {
    const length = wordCount(sentence)
    section = SECTION.exec(sentence)?.[1] ?? section
    // A sentence goes where most of it lies.
    const overfull = words + length > most || (most === PASSAGE_WORDS && words + length / 2 > target)
    if (words > 0 && (overfull || letters + sentence.length >= PASSAGE_LETTERS)) close()
    if (lines.length === 0) opened = section
    lines.push(sentence)
    words += length
    letters += sentence.length + 1
  }
  close()
  return cuts
}

/** The text without its title in front of it, which is a field of its own. */
export function withoutTitle(text: string, title: string): string {
  const body = text.trim()
  if (!title || !body.toLowerCase().startsWith(title.toLowerCase())) return body
  const rest = body.slice(title.length)
  // A small letter goes on with the sentence that the title only begins.
  return /^[\s.:–—-]+[^\s\p{Ll}]/u.test(rest) ? rest.replace(/^[\s.:–—-]+/, '') : body
}

const wordCount = (text: string) => text.split(/\s+/).length

/** A "sentence" longer than a passage is a table or a list; it is cut between words. */
function inPieces(sentence: string): string[] {
  const words = sentence.split(' ')
  if (words.length <= PASSAGE_WORDS && sentence.length < PASSAGE_LETTERS) return [sentence]
  const pieces: string[] = []
  for (let at = 0; at < words.length; at += PASSAGE_WORDS) pieces.push(words.slice(at, at + PASSAGE_WORDS).join(' '))
  return pieces.flatMap(inLetters)
}

const inLetters = (piece: string) =>
  Array.from({ length: Math.ceil(piece.length / PASSAGE_LETTERS) }, (_, n) => piece.slice(n * PASSAGE_LETTERS, (n + 1) * PASSAGE_LETTERS))

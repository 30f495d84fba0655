import { readSpans } from './reading.ts'
import { synonymsAt, WORDS_MAX } from './rules.ts'
import { tokenize } from './tokenize.ts'

/** A shorter word is sought whole: every text has some word that begins with "dr". */
const PREFIX_MIN = 3

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}\p{M} ]/gu, String.raw`\$&`)
const typed = (word: string) => String.raw`\m${escaped(word)}${word.length < PREFIX_MIN ? String.raw`\M` : ''}`
const phrase = (words: readonly string[]) => words.map(typed).join('.{1,6}')
/** As the dictionary writes a stem: a part with a dot is the whole word. */
const listed = (stem: string) =>
  stem
    .split(' ')
    .map((part) => (part.endsWith('.') ? String.raw`\m${escaped(part.slice(0, -1))}\M` : String.raw`\m${escaped(part)}`))
    .join('.*')

/**
 * A question about what is not indexed word by word, as regular expressions of PostgreSQL that are all to be found, in small letters: what was
 * typed, the specialty that it names, another name of a city or what an abbreviation means. None where there is no word in it.
 */
export function patternsOf(q: string): string[] {
  const spans = readSpans(tokenize(q).slice(0, WORDS_MAX))
  const patterns: string[] = []
  for (let at = 0; at < spans.length; ) {
    const { words, specialties } = spans[at]!
    const plain = spans.slice(at).map((span) => (span.specialties.length > 0 ? '' : span.words[0]!))
    const same = specialties.length > 0 ? undefined : synonymsAt(plain, 0)
    const length = same?.length ?? 1
    const said = same ? plain.slice(0, length) : words
    const stems = specialties.flatMap((specialty) => specialty.stems)
    patterns.push(
      [...new Set([phrase(said), ...stems.map(listed), ...(same?.same ?? []).map((other) => phrase(other.split(' ')))])].join('|'),
    )
    at += length
  }
  return patterns
}

import { areSpokenNames, endsInTitle, looksLikeAuthors } from './names.ts'

/** Stands for a point that ends no sentence, in its place. */
const MARK = '\u2024'

export const sentencesOf = (text: string) => text.split(/(?<=[.?!]["”]?)\s+/).filter(Boolean)

/** A printed reference in sentences: who wrote it, where it says so, and all that follows. */
export function partsOf(text: string): { authors: string; parts: string[] } {
  const spoken = spokenAuthors(text)
  if (spoken) return { authors: spoken, parts: asWritten(sentencesOf(marked(text.slice(spoken.length + 1).trim()))) }
  const parts = sentencesOf(marked(text))
  const first = (parts[0] ?? '').replaceAll(MARK, '')
  if (!looksLikeAuthors(first)) return { authors: '', parts: asWritten(parts) }
  return { authors: first.replace(/\.$/, ''), parts: asWritten(parts.slice(1)) }
}

const asWritten = (parts: readonly string[]) => parts.map((part) => part.replaceAll(MARK, '.'))

const HEAD_MAX = 1500

/** The names before the first point that ends a word, as they are spoken: "K. S. Ramachandran, Dr. Asha Rao". */
function spokenAuthors(text: string) {
  for (const { index } of text.slice(0, HEAD_MAX).matchAll(/(?<=\p{Ll})\.\s/gu)) {
    const head = text.slice(0, index)
    if (!endsInTitle(head)) return areSpokenNames(head) ? head : undefined
  }
  return undefined
}

/** The points of "A.B., " and of "Vol. 4" end no sentence. Before a small letter an initial is that of a species: "Rao S. H. pylori". */
const marked = (text: string) =>
  text
    .replace(/(?<!\p{L})(\p{Lu})\.(?=[ -]?\p{Lu}[.,;](?! (?!and\b|et\b)\p{Ll})| ?[,;]| (?:and|&) )/gu, `$1${MARK}`)
    .replace(/\b(vol|no|pp)\.(?=\s?\d)/gi, `$1${MARK}`)

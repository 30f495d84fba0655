import { searchable, wordsSought } from '#contract/words-found.ts'

const BEFORE = 24

/** The words of a message from a little before the first one that was searched for. */
export function snippetOf(text: string, q: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  const [first = ''] = wordsSought(q)
  const at = searchable(line).indexOf(first)
  if (at <= BEFORE) return line
  const start = line.lastIndexOf(' ', at - BEFORE) + 1 || at - BEFORE
  return `…${line.slice(start)}`
}

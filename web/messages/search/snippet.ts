import { normalised } from '#contract/normalised.ts'

const BEFORE = 24

const folded = (text: string) => normalised(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a message from a little before the first one that was searched for. */
export function snippetOf(text: string, q: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  const [first = ''] = folded(q).trim().split(/\s+/)
  const at = folded(line).indexOf(first)
  if (at <= BEFORE) return line
  const start = line.lastIndexOf(' ', at - BEFORE) + 1 || at - BEFORE
  return `…${line.slice(start)}`
}

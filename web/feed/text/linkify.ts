import { addressOf, isWebAddress } from './link.ts'

export type Part = { text: string; href?: string }

const address = /https?:\/\/[^\s<>"'`]+/gi
/** What ends a sentence rather than an address. */
const TRAILING = '.,;:!?…)]}'

/** Cuts off the sentence's own punctuation; a bracket stays where the address opened one itself. */
function withoutTail(found: string) {
  const count = (mark: string) => found.split(mark).length - 1
  const surplus: Record<string, number> = { ')': count(')') - count('('), ']': count(']') - count('[') }
  let end = found.length
  for (; TRAILING.includes(found[end - 1]!); end--) {
    const last = found[end - 1]!
    if ((surplus[last] ?? 1) <= 0) break
    if (surplus[last]) surplus[last]--
  }
  return found.slice(0, end)
}

/** Plain text in parts, web addresses marked. Only http and https ever become links. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const href = withoutTail(match[0])
    const url = addressOf(href)
    if (!url || !isWebAddress(url)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: href, href })
    from = match.index + href.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Paragraphs of a plain text: an empty line begins the next one. */
export const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

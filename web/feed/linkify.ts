import { addressOf, isWebAddress } from './link.ts'

export type Part = { text: string; href?: string }

const address = /https?:\/\/[^\s<>"'`]+/gi
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?…)\]}]+$/

/** Cuts off the sentence's own punctuation; a bracket stays where the address opened one itself. */
function withoutTail(found: string) {
  let href = found
  for (;;) {
    const tail = href.match(trailing)?.[0]
    if (!tail) return href
    const last = tail.at(-1)!
    if (last === ')' && count(href, '(') >= count(href, ')')) return href
    if (last === ']' && count(href, '[') >= count(href, ']')) return href
    href = href.slice(0, -1)
  }
}

const count = (text: string, mark: string) => text.split(mark).length - 1

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

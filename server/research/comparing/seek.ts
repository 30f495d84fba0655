import type { PageOfText } from '../versions/text.ts'

export type Quote = { exact: string; prefix: string; suffix: string }

/** Places that are weighed against each other; more of the same words are no quote that tells anything. */
const PLACES_MAX = 1000

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The page on which each of these quotes stands, null where it no longer does. White space is all the same, and a quote may run over a page's end. */
export function seek(pages: readonly PageOfText[], quotes: readonly Quote[]): (number | null)[] {
  const begins: { no: number; at: number }[] = []
  let text = ''
  for (const page of pages) {
    begins.push({ no: page.no, at: text.length })
    text += `${squeezed(page.text)} `
  }
  return quotes.map((quote) => {
    const at = placeOf(text, quote)
    return at === undefined ? null : begins.findLast((page) => page.at <= at)!.no
  })
}

/** Of several places the one whose surroundings are most like those of the quote. */
function placeOf(text: string, { exact, prefix, suffix }: Quote): number | undefined {
  const words = squeezed(exact)
  const [before, after] = [squeezed(prefix), squeezed(suffix)]
  let best: { at: number; likeness: number } | undefined
  let at = words ? text.indexOf(words) : -1
  for (let places = 0; at >= 0 && places < PLACES_MAX; places++, at = text.indexOf(words, at + 1)) {
    const likeness =
      sameEnd(text.slice(Math.max(0, at - 200), at).trimEnd(), before) +
      sameStart(text.slice(at + words.length, at + words.length + 200).trimStart(), after)
    if (!best || likeness > best.likeness) best = { at, likeness }
  }
  return best?.at
}

function sameEnd(text: string, said: string) {
  let same = 0
  while (same < said.length && text.at(-1 - same) === said.at(-1 - same)) same++
  return same
}

function sameStart(text: string, said: string) {
  let same = 0
  while (same < said.length && text[same] === said[same]) same++
  return same
}

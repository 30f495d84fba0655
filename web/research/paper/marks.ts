import type { PaperComment } from '#contract/paper-comments.ts'

/** Words of a page, with those around them. */
export type Words = { exact: string; prefix: string; suffix: string; page: number }
/** Those that a comment quotes, and the number by which page and comment name each other. */
export type Mark = Words & { commentId: string; number: number }
/** Places that are weighed against each other, as many as the server weighs; more of the same words are no quote that tells anything. */
const PLACES_MAX = 1000
type Piece<Marked> = { text: string; mark?: Marked }

/** The quotes of these comments, numbered as they stand. */
export const numbersOf = (comments: readonly PaperComment[]) =>
  new Map(comments.filter(({ quote }) => quote).map(({ id }, at) => [id, at + 1]))

/** What is to be marked in the text of a version: quotes of that very one, and in the newest text also those that still stand there. */
export function marksOf(comments: readonly PaperComment[], no: number, newest: number): Mark[] {
  const numbers = numbersOf(comments)
  return comments.flatMap(({ id, quote, versionNo }) => {
    const page = versionNo === no ? quote?.page : no === newest ? quote?.newestPage : null
    if (!quote || !page) return []
    const { exact, prefix, suffix } = quote
    return [{ commentId: id, number: numbers.get(id)!, exact, prefix, suffix, page }]
  })
}

/** A page's text with those words apart. Of marks that overlap the first stands, and what is sought before all. */
export function piecesOf<Marked extends Words>(text: string, marks: readonly Marked[], sought: readonly Marked[] = []): Piece<Marked>[] {
  // Once for all marks: others write as many as they like.
  const page = marks.length + sought.length > 0 ? withPlaces(text) : undefined
  const placesOf = (some: readonly Marked[]) =>
    some.flatMap((mark) => {
      const place = page && placeOf(page, mark)
      return place ? [{ ...place, mark }] : []
    })
  const above = placesOf(sought)
  const others = placesOf(marks).filter(({ from, to }) => !above.some((one) => from < one.to && one.from < to))
  const places = [...above, ...others].sort((a, b) => a.from - b.from)
  const pieces: Piece<Marked>[] = []
  let at = 0
  for (const { from, to, mark } of places) {
    if (from < at) continue
    if (from > at) pieces.push({ text: text.slice(at, from) })
    pieces.push({ text: text.slice(from, to), mark })
    at = to
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}

/** Where these words stand: where they do more than once, there where what is around them is most alike. White space is all the same. */
function placeOf({ squeezed, places }: Page, { exact, prefix, suffix }: Pick<Mark, 'exact' | 'prefix' | 'suffix'>) {
  const words = squeeze(exact)
  const [before, after] = [squeeze(prefix), squeeze(suffix)]
  let best: { at: number; likeness: number } | undefined
  let at = words ? squeezed.indexOf(words) : -1
  for (let weighed = 0; at >= 0 && weighed < PLACES_MAX; weighed++, at = squeezed.indexOf(words, at + 1)) {
    const likeness =
      alike([...squeezed.slice(0, at).trimEnd().slice(-64)].reverse(), [...before].reverse()) +
      alike(
        [
          ...squeezed
            .slice(at + words.length)
            .trimStart()
            .slice(0, 64),
        ],
        [...after],
      )
    if (!best || likeness > best.likeness) best = { at, likeness }
  }
  return best && { from: places[best.at]!, to: places[best.at + words.length - 1]! + 1 }
}

type Page = ReturnType<typeof withPlaces>

export const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The text with each run of white space as one space, and where each of its characters stood. */
function withPlaces(text: string) {
  let squeezed = ''
  const places: number[] = []
  // Looking at the end of what has been put together so far would copy all of it each time.
  let wasSpace = false
  for (let at = 0; at < text.length; at++) {
    const isSpace = /\s/.test(text[at]!)
    if (!isSpace || !wasSpace) {
      squeezed += isSpace ? ' ' : text[at]
      places.push(at)
    }
    wasSpace = isSpace
  }
  return { squeezed, places }
}

function alike(one: readonly string[], other: readonly string[]) {
  const differs = one.findIndex((sign, at) => sign !== other[at])
  return differs === -1 ? one.length : differs
}

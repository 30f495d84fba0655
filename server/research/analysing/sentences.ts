import { headed, runIn, type Under } from './headings.ts'

export type PageToRead = { no: number | null; text: string }
export type Placed = { text: string; page: number | null; under: Under | undefined; nth: number }

const BORDER = /(?<=[.!?][)\]”’"]?) (?=[(“‘"]?[\p{Lu}\p{N}])/u
/** A full stop behind these ends no sentence. */
const SHORT = /(?:^|[\s(])(?:et al|vs|cf|ca|approx|figs?|tab|no|nos|dr|mr|mrs|ms|prof|st|e\.g|i\.e|viz|resp|refs?|\p{L})\.$/iu
const SHORT_MAX = 10
/** "Table 2." begins what stands under a picture. */
const NUMBERED = /^(?:table|figure|box|appendix) \w{1,4}\.$/i

/** The sentences of a text, each with its page and what it stands under. White space is folded, and nothing else. */
export function placedSentences(pages: readonly PageToRead[]): Placed[] {
  const placed: Placed[] = []
  let under: Under | undefined
  for (const { no, text } of pages) {
    let lines: string[] = []
    const close = () => {
      for (const sentence of sentencesOf(lines.join(' '))) placed.push({ text: sentence, page: no, under, nth: placed.length })
      lines = []
    }
    for (const said of text.split('\n')) {
      const line = said.trim()
      const begun = headed(line) ?? runIn(line)
      if (begun) {
        close()
        under = typeof begun === 'string' ? begun : begun.under
      }
      if (line === '') close()
      else if (typeof begun === 'object') lines.push(begun.rest)
      else if (!begun) lines.push(line)
    }
    close()
  }
  return placed
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.replace(/\s+/g, ' ').trim().split(BORDER)) {
    open = open ? `${open} ${piece}` : piece
    if (SHORT.test(piece.slice(-SHORT_MAX)) || NUMBERED.test(piece)) continue
    sentences.push(open)
    open = ''
  }
  return open ? [...sentences, open] : sentences
}

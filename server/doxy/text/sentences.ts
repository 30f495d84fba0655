/** A full stop behind these ends no sentence. None is longer than `SHORT_MAX` with what stands before it. */
const SHORT =
  /(?:^|[\s(])(?:e\.g|i\.e|et al|vs|cf|ca|approx|fig|figs|tab|no|nos|dr|mr|mrs|ms|prof|st|inc|ltd|viz|resp|vol|pp|sp|spp|subsp|var|eq|ref|refs|[a-z])\.$/i
const SHORT_MAX = 10
// Each run of spaces or quotes is looked through once: a text may be nothing else.
const BORDER = /(?<=[.!?]["”’)\]]{0,8})\s+(?=["“‘([]{0,8}[\p{Lu}\p{N}•-])|(?<!\s)\s*\n\s*/gu

/** The sentences of a text, letter for letter. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  const take = (to: number, border: string) => {
    // Only the end is looked at: a sentence may be nothing but short words.
    if (!border.includes('\n') && SHORT.test(text.slice(Math.max(from, to - SHORT_MAX), to))) return
    const sentence = text.slice(from, to).trim()
    if (sentence) sentences.push(sentence)
    from = to + border.length
  }
  for (const match of text.matchAll(BORDER)) take(match.index, match[0])
  take(text.length, '\n')
  return sentences
}

const POINTS_BACK = /^(?:it|its|they|their|this|these|those|that|both|neither|he|she)\b/i

/** What a sentence is about besides its own words: the document's title, and the sentence before one that points back. */
export const contextOf = (title: string, sentence: string, before?: string) =>
  `${title}.${before !== undefined && POINTS_BACK.test(sentence) ? ` ${before}` : ''}`

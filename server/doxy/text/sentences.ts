/** A full stop behind these ends no sentence. */
const SHORT =
  /(?:^|[\s(])(?:e\.g|i\.e|et al|vs|cf|ca|approx|fig|figs|tab|no|nos|dr|mr|mrs|ms|prof|st|inc|ltd|viz|resp|vol|pp|sp|spp|subsp|var|eq|ref|refs|[a-z])\.$/i
// Each run of spaces or quotes is looked through once: a text may be nothing else.
const BORDER = /(?<=[.!?]["”’)\]]{0,8})\s+(?=["“‘([]{0,8}[\p{Lu}\p{N}•-])|(?<!\s)\s*\n\s*/gu

/** The sentences of a text, letter for letter. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  let from = 0
  const take = (to: number, border: string) => {
    const part = text.slice(from, to)
    const whole = open + part
    const broken = border.includes('\n')
    if (!broken && SHORT.test(whole)) open = whole + border
    else {
      if (whole.trim()) sentences.push(whole.trim())
      open = ''
    }
    from = to + border.length
  }
  for (const match of text.matchAll(BORDER)) take(match.index, match[0])
  take(text.length, '\n')
  return sentences
}

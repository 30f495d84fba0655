import { squeeze, type Words } from './marks.ts'

/** So much on either side tells one place of the same words from another. */
const AROUND = 64

/**
 * Where a quote stands in these pages, in their order: its words on a page, or on each of those that it runs over. White space is all the same.
 * Nothing where it does not stand there.
 */
export function quotedWords(pages: readonly { no: number; text: string }[], quote: string): Words[] {
  const begins: { no: number; at: number }[] = []
  let text = ''
  for (const page of pages) {
    begins.push({ no: page.no, at: text.length })
    const words = squeeze(page.text)
    if (words) text += `${words} `
  }
  const exact = squeeze(quote)
  const from = exact ? text.indexOf(exact) : -1
  if (from < 0) return []
  const to = from + exact.length
  return begins.flatMap(({ no, at }, nth) => {
    const end = begins[nth + 1]?.at ?? text.length
    const [first, last] = [Math.max(from, at), Math.min(to, end)]
    const words = text.slice(first, last).trim()
    if (first >= last || !words) return []
    return [
      {
        page: no,
        exact: words,
        prefix: text.slice(Math.max(at, first - AROUND), first),
        suffix: text.slice(last, Math.min(end, last + AROUND)),
      },
    ]
  })
}

import type { Citation } from '#contract/doxy.ts'

const CITATION = '#citation-'
export const KEY_SENTENCE = '#key-sentence'

/** Every sign that markdown could take for its own. */
const SIGNS = /[!-/:-@[-`{-~]/g
const inert = (text: string) => text.replace(SIGNS, '\\$&')
const withoutSigns = (text: string) => text.replace(SIGNS, '').replace(/\s+/g, ' ')

/** The words of the summary that a citation stands for. */
const citedWordsOf = ({ sentence, quote }: Citation) => sentence ?? quote

/**
 * The summary with its markers as links that say which citation they lead to. Words that were quoted from a source, or written by a model, are
 * shown letter for letter: whatever markdown they hold is not ours, and does nothing here.
 */
export function withCitations(summary: string, citations: readonly Citation[], key?: Citation): string {
  const quoted = [...new Set(citations.map(citedWordsOf))]
    .sort((a, b) => b.length - a.length)
    .reduce((text, quote) => text.replaceAll(quote, () => inert(quote)), summary)
  const stroked = key ? quoted.replace(inert(citedWordsOf(key)), (words) => `[${words}](${KEY_SENTENCE})`) : quoted
  return stroked
    .split('\n')
    .map((line) => line.replace(/(?<!\\)\[(\d{1,3})\](?!\()/g, (marker, n) => linkTo(citationAt(Number(n), line, citations), marker)))
    .join('\n')
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
/** Without it the shortest sentence would always fit best. */
const LENGTH_BASE = 12

/** The quote that has most of the question in it, for its length. */
export function keyOf(question: string, citations: readonly Citation[]): Citation | undefined {
  const asked = new Set(wordsOf(question))
  const fitness = (citation: Citation) => {
    const words = wordsOf(citedWordsOf(citation))
    return new Set(words.filter((word) => asked.has(word))).size / Math.sqrt(LENGTH_BASE + words.length)
  }
  return citations.reduce<Citation | undefined>((best, one) => (best && fitness(best) >= fitness(one) ? best : one), undefined)
}

const linkTo = (at: number, marker: string) => (at < 0 ? marker : `${marker}(${CITATION}${at})`)

/** Of several quotes from one document, the one that stands in this line. */
function citationAt(marker: number, line: string, citations: readonly Citation[]) {
  const words = withoutSigns(line)
  const inLine = citations.findIndex((one) => one.marker === marker && words.includes(withoutSigns(citedWordsOf(one))))
  return inLine >= 0 ? inLine : citations.findIndex((one) => one.marker === marker)
}

/** Which citation a link of the summary leads to, if it is one of ours. */
export function citationOf(href: string): number | undefined {
  const at = /^#citation-(\d+)$/.exec(href)?.[1]
  return at === undefined ? undefined : Number(at)
}

/** A link that this file made. */
export const isOwnLink = (href: string) => href === KEY_SENTENCE || citationOf(href) !== undefined

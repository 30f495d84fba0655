import { PAPER_TEXT_MAX } from '#contract/limits.ts'
import type { Document } from './document.ts'

/** About what stands on two printed pages. */
const STRETCH = 6000

/** A text without pages in stretches that end with a paragraph, or with a word where one paragraph is very long. */
export function stretchesOf(whole: string): Document {
  const text = whole.slice(0, PAPER_TEXT_MAX)
  const pages: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = at + STRETCH >= text.length ? text.length : breakBefore(text, at + STRETCH, at)
    pages.push(text.slice(at, end))
    at = end
  }
  return { pages, isCut: whole.length > text.length, title: '', authors: '', keywords: '' }
}

function breakBefore(text: string, end: number, begin: number) {
  const half = begin + STRETCH / 2
  // No further back: a text without breaks would be read to its beginning for every stretch.
  const later = text.slice(half, end + 1)
  for (const sign of ['\n', ' ']) {
    const at = later.lastIndexOf(sign)
    if (at > 0) return half + at + 1
  }
  // Between two halves of one sign nothing is cut.
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end
}

import { renderedHinglish } from '../text/hinglish.ts'
import { otherForms } from '../text/lexicon.ts'
import { FRAME_WORDS, STOP_WORDS } from '../text/stop-words.ts'
import { stemOf, wordsOf } from '../text/tokens.ts'
import type { Ranking } from './settings.ts'

/** `word` as it was typed; of a Hinglish word, `stem` is that of the English one. */
type ContentWord = { word: string; stem: string; weight: number }

export type Query = {
  text: string
  /** Each content word once. */
  words: ContentWord[]
  /** Stems in their order, repeated ones too. */
  order: string[]
  /** Terms that are not in the query but go with it. */
  others: Map<string, number>
}

/** What a question asks for, in the terms of the index. */
export function readQuery(text: string, ranking: Ranking): Query {
  const words = new Map<string, ContentWord>()
  const order: string[] = []
  for (const { word, meant } of contentOf(text)) {
    if (order.length === ranking.wordsRead) break
    const stem = stemOf(meant)
    order.push(stem)
    if (!words.has(stem)) words.set(stem, { word, stem, weight: FRAME_WORDS.has(meant) ? ranking.frame : 1 })
  }
  const others = new Map(otherForms(text, order).flatMap((term) => (words.has(term) ? [] : [[term, ranking.lexicon]])))
  return { text, words: [...words.values()], order, others }
}

/** The words of a question that say something, with what a Hinglish one means in English. */
function contentOf(text: string): { word: string; meant: string }[] {
  const said = wordsOf(text)
  const read = renderedHinglish(said) ?? said.map((word) => ({ word, meant: null }))
  return read
    .flatMap(({ word, meant }) => (meant === null ? [{ word, meant: word }] : wordsOf(meant).map((one) => ({ word, meant: one }))))
    .filter(({ meant }) => !STOP_WORDS.has(meant))
}

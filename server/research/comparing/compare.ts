import { diffArrays, diffWordsWithSpace } from 'diff'
import { CHANGES_SHOWN } from '#contract/limits.ts'
import type { ChangedPassage } from '#contract/papers.ts'
import type { PageOfText } from '../versions/text.ts'

/** `changed` counts all passages, of which so many are shown. Nothing where the two have too little in common. */
export type Comparison = { passages: ChangedPassage[]; changed: number } | null

type Sentence = { text: string; page: number }
type Piece = ChangedPassage['pieces'][number]

const TIME_MS = 4000
/** How much of the sentence before and after a change is shown. */
const AROUND = 80
/** A passage longer than this is told as gone and come, and not word by word. */
const WORDS_MAX = 4000
const PASSAGE_MAX = 6000

/** What a text says otherwise than an earlier one: whole sentences are compared, and within those that differ, words. */
export function compare(older: readonly PageOfText[], newer: readonly PageOfText[]): Comparison {
  const [before, after] = [sentencesOf(older), sentencesOf(newer)]
  const textOf = ({ text }: Sentence) => text
  const parts = diffArrays(before.map(textOf), after.map(textOf), { timeout: TIME_MS })
  if (!parts) return null
  const passages: ChangedPassage[] = []
  let changed = 0
  let [atBefore, atAfter] = [0, 0]
  for (let nth = 0; nth < parts.length; nth++) {
    const part = parts[nth]!
    if (!part.added && !part.removed) {
      atBefore += part.value.length
      atAfter += part.value.length
      continue
    }
    const next = parts[nth + 1]
    const isPair = part.removed && next?.added
    const gone = part.removed ? part.value : []
    const come = isPair ? next.value : part.added ? part.value : []
    if (isPair) nth++
    changed++
    if (passages.length < CHANGES_SHOWN) {
      const page = (come.length > 0 ? after[atAfter] : before[atBefore])?.page ?? 1
      const [lead, trail] = [after[atAfter - 1]?.text, after[atAfter + come.length]?.text]
      passages.push({ page, pieces: piecesOf(gone.join(' '), come.join(' '), lead, trail) })
    }
    atBefore += gone.length
    atAfter += come.length
  }
  return { passages, changed }
}

function piecesOf(gone: string, come: string, lead: string | undefined, trail: string | undefined): Piece[] {
  const middle: Piece[] = gone && come && gone.length + come.length <= WORDS_MAX ? byWords(gone, come) : whole(gone, come)
  return [
    ...(lead ? [{ text: `${lead.length > AROUND ? '…' : ''}${tail(lead)} `, kind: 'same' as const }] : []),
    ...middle,
    ...(trail ? [{ text: ` ${trail.slice(0, AROUND).toWellFormed()}${trail.length > AROUND ? '…' : ''}`, kind: 'same' as const }] : []),
  ]
}

const tail = (text: string) => text.slice(-AROUND).toWellFormed()

const byWords = (gone: string, come: string): Piece[] =>
  diffWordsWithSpace(gone, come).map(({ value, added, removed }) => ({ text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }))

const whole = (gone: string, come: string): Piece[] => [
  ...(gone ? [{ text: short(gone), kind: 'removed' as const }] : []),
  ...(come ? [{ text: short(come), kind: 'added' as const }] : []),
]

const short = (text: string) => (text.length > PASSAGE_MAX ? `${text.slice(0, PASSAGE_MAX).toWellFormed()}…` : text)

/** Sentences, each with its page. Where a line breaks says nothing. */
const sentencesOf = (pages: readonly PageOfText[]): Sentence[] =>
  pages.flatMap(({ no, text }) =>
    text
      .replace(/\s+/g, ' ')
      .split(/(?<=[.!?।]) (?=\S)/u)
      .flatMap((sentence) => (sentence.trim() ? [{ text: sentence.trim(), page: no }] : [])),
  )

import type { Run } from './runs.ts'

/** How wide a run is in its font. */
export type Measure = (run: Run) => number

/** A piece that may begin a row of its own, with the blank after it. */
const PIECES = /\S+\s*|\s+/gu

/** Rows of runs no wider than the page; a word that is wider than all of it is broken. */
export function rowsOf(runs: readonly Run[], width: number, measure: Measure): Run[][] {
  const rows: Run[][] = [[]]
  let left = width
  const put = (piece: Run) => {
    const row = rows.at(-1)!
    const last = row.at(-1)
    if (last && last.font === piece.font) last.text += piece.text
    else row.push({ ...piece })
    left -= measure(piece)
  }
  const begin = () => {
    rows.push([])
    left = width
  }
  for (const word of wordsOf(runs)) {
    const wide = word.reduce((sum, piece, at) => sum + measure(at === word.length - 1 ? trimmed(piece) : piece), 0)
    if (wide > left && left < width) begin()
    for (const piece of word) {
      if (wide <= width) put(piece)
      else
        for (const sign of piece.text) {
          if (measure({ ...piece, text: sign }) > left && left < width) begin()
          put({ ...piece, text: sign })
        }
    }
  }
  return rows
}

const trimmed = (piece: Run) => ({ ...piece, text: piece.text.trimEnd() })

/** Words may change their font within; a blank ends one. */
function wordsOf(runs: readonly Run[]): Run[][] {
  const words: Run[][] = []
  let isOpen = false
  for (const { text, font } of runs)
    for (const [piece] of text.matchAll(PIECES)) {
      if (isOpen) words.at(-1)!.push({ text: piece, font })
      else words.push([{ text: piece, font }])
      isOpen = !/\s$/u.test(piece)
    }
  return words
}

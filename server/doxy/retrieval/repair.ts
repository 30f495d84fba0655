import { setImmediate as breathe } from 'node:timers/promises'

const SHORTEST = 4
const LIKENESS = 0.45
/** Terms that are compared between two looks at what else there is to do. */
const AT_ONCE = 500

/** Whether a word nobody wrote before may be a slip of the keyboard. */
export const mayBeSlip = (term: string) => term.length >= SHORTEST && /^\p{L}+$/u.test(term)

/** The known term a misspelt one stands for: most trigrams in common and few strokes away, then the more frequent one. */
export async function repaired(term: string, known: Iterable<[term: string, passages: number]>): Promise<string | undefined> {
  const own = trigrams(term)
  const strokes = term.length < 8 ? 1 : 2
  let best: { term: string; likeness: number; passages: number } | undefined
  let seen = 0
  for (const [other, passages] of known) {
    if (++seen % AT_ONCE === 0) await breathe()
    if (Math.abs(other.length - term.length) > strokes || !mayBeSlip(other)) continue
    const likeness = dice(own, trigrams(other))
    if (likeness < LIKENESS || (best && (likeness < best.likeness || (likeness === best.likeness && passages <= best.passages)))) continue
    if (strokesBetween(term, other) <= strokes) best = { term: other, likeness, passages }
  }
  return best?.term
}

function trigrams(term: string): Set<string> {
  const padded = `  ${term} `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
  return found
}

function dice(a: Set<string>, b: Set<string>) {
  let common = 0
  for (const one of a) if (b.has(one)) common++
  return (2 * common) / (a.size + b.size)
}

/** Letters put in, left out, changed, or swapped with their neighbour (Damerau, Levenshtein). */
function strokesBetween(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]!
}

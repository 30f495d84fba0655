import type { Note } from './note.ts'
import { partsOf } from './parts.ts'

/** So many words in a row that two notes have in common are a copy; most of them have to be words, for figures are anybody's. */
const RUN = 8
const LETTERED = 6

/** Runs of words that two notes share, in their texts or in their claims. */
export function copiesAmong(notes: Note[]): string[] {
  const first = new Map<string, string>()
  const faults = new Map<string, string>()
  for (const { id, claims, ...note } of notes) {
    for (const part of [
      ...partsOf(note).map(({ words }) => words),
      ...claims.flatMap((one) => [one.statement, ...(one.paraphrases ?? [])]),
    ]) {
      for (const run of runsOf(part)) {
        const other = first.get(run)
        if (other === undefined) first.set(run, id)
        else if (other !== id) faults.set(`${other} ${id}`, `${id}: shares "${run}" with ${other}`)
      }
    }
  }
  return [...faults.values()]
}

// A sentence shorter than a run counts as a run of its own, unless it is too short to be anybody's.
function runsOf(part: string): string[] {
  return part.split(/(?<=[.!?;:]) /).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[a-z0-9]+/g) ?? []
    if (words.length <= RUN) return words.length >= 5 ? [words.join(' ')] : []
    return Array.from({ length: words.length - RUN + 1 }, (_, at) => words.slice(at, at + RUN))
      .filter((run) => run.filter((word) => /[a-z]/.test(word)).length >= LETTERED)
      .map((run) => run.join(' '))
  })
}

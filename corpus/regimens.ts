import type { Note, Regimen } from './note.ts'
import { evidenceOf } from './parts.ts'

const SENTENCE = /(?<=[.!?]) (?=[A-Z0-9])/

/** Whether a sentence gives a regimen: its dose and its course stand there as they are written. */
export const holdsRegimen = (sentence: string, { dose, course = '' }: Regimen) => sentence.includes(dose) && sentence.includes(course)

/** What is wrong with the regimens of a note, in words. */
export function faultsOfRegimens(note: Note): string[] {
  const text = evidenceOf(note)
  const sentences = text.split(SENTENCE)
  const named = `${note.title} ${text}`.toLowerCase()
  return (note.regimens ?? []).flatMap((regimen) => [
    ...(sentences.some((sentence) => holdsRegimen(sentence, regimen)) ? [] : [`no sentence gives ${regimen.dose} (${regimen.treatment})`]),
    ...regimen.treatment
      .toLowerCase()
      .split(/,? and |, | /)
      .flatMap((word) => (named.includes(word) ? [] : [`names ${word} nowhere and gives a dose of it`])),
  ])
}

import type { Note } from './note.ts'

/** The parts of a note in the order in which it is read, without those it lacks. */
export const PARTS = ['text', 'harms', 'limits', 'comment'] as const
export type Part = (typeof PARTS)[number]

/** A note as a course cites it: what it tells of its paper, and what our editors add. */
export type CitedText = { text: string; comment: string | null }

type Parted = Pick<Note, Part>

export const partsOf = (note: Parted): { part: Part; words: string }[] =>
  PARTS.flatMap((part) => (note[part] === undefined ? [] : [{ part, words: note[part] }]))

/** What a note tells of the paper it cites: all but what our editors add. */
export const evidenceOf = (note: Parted): string =>
  partsOf(note)
    .flatMap(({ part, words }) => (part === 'comment' ? [] : [words]))
    .join(' ')

/** A note as courses cite it: what it tells of its paper, and what our editors add. */
export const citedTextOf = (note: Parted): CitedText => ({ text: evidenceOf(note), comment: note.comment ?? null })

/** All of it, in its order. */
export const wholeTextOf = (note: Parted): string =>
  partsOf(note)
    .map(({ words }) => words)
    .join(' ')

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Note } from './note.ts'

const folder = join(import.meta.dirname, 'notes')

/** The files of notes as they lie there, in the order of their names. */
export function readNoteFiles(): { file: string; notes: unknown[] }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ file, notes: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown[] }))
}

/** Every note that Doxy AI may cite; throws when one has not the shape of a note. */
export function readCorpus(): Note[] {
  return readNoteFiles().flatMap(({ notes }) => notes.map((note) => Note.parse(note)))
}

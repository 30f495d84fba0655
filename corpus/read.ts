import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { Note } from './note.ts'

const folder = join(import.meta.dirname, 'notes')
const isNotes = (file: string) => file.endsWith('.json')

/** The files of notes as they lie there, in the order of their names. */
export function readNoteFiles(): { file: string; notes: unknown[] }[] {
  return readdirSync(folder)
    .filter(isNotes)
    .sort()
    .map((file) => ({ file, notes: JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown[] }))
}

/** Every note that Doxy AI may cite; throws when one has not the shape of a note. */
export function readCorpus(): Note[] {
  return readNoteFiles().flatMap(({ notes }) => notes.map((note) => Note.parse(note)))
}

/** The same, one after another: all at once hold a thread for a tenth of a second. */
export async function* notesInTurns(): AsyncGenerator<Note> {
  for (const file of readdirSync(folder).filter(isNotes).sort()) {
    for (const note of JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown[]) {
      yield Note.parse(note)
      await breathe()
    }
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { cardWith } from './card.ts'
import { faultsOfCorpus, faultsOfSize } from './faults.ts'
import { readCorpus, readNoteFiles } from './read.ts'

/** `npm run corpus:check`: says what is wrong with the notes; when nothing is, writes their counts into the corpus card. */
const files = readNoteFiles()
const faults = [...faultsOfCorpus(files), ...faultsOfSize(files.flatMap(({ notes }) => notes).length)]
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`\n${faults.length} faults in the corpus`)
  process.exitCode = 1
} else {
  const notes = readCorpus()
  const path = join(import.meta.dirname, 'README.md')
  writeFileSync(path, cardWith(readFileSync(path, 'utf8'), notes))
  console.log(`${notes.length} notes are in order`)
}

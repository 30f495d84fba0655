import { createReadStream } from 'node:fs'
import { runCommand } from '../../platform/command.ts'
import { readList } from './read.ts'
import { saveList } from './save.ts'

/** `npm run retractions:import -- FILE.csv`: a list in Retraction Watch's CSV format. */
await runCommand(async ({ db }, [file]) => {
  if (!file) throw new Error('Name the file: npm run retractions:import -- retraction_watch.csv')
  const { entries, changed, papers } = await saveList(db, readList(createReadStream(file)))
  return `Read ${entries} entries with a DOI; ${changed} of their works are new or say otherwise, and ${papers} papers here are looked at again.`
})

import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { runCommand } from '../../platform/command.ts'
import { saveRules } from './council-rules.ts'
import { FoundRule } from './found-rule.ts'

/** `npm run cpd:rules -- FILE.json`: a list of {councilId, rule: {amount, unit, years, counts, source, url} or null, checkedOn}. */
await runCommand(async ({ db }, [file]) => {
  if (!file) throw new Error('Name the file: npm run cpd:rules -- rules.json')
  const read = z.array(FoundRule).safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`Nothing was saved:\n  ${faults.slice(0, 10).join('\n  ')}`)
  }
  await db.transaction().execute((tx) => saveRules(tx, read.data))
  return `Saved what was found of ${read.data.length} councils.`
})

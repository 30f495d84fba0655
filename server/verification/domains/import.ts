import { readFile } from 'node:fs/promises'
import { runCommand } from '../../platform/command.ts'
import { readRows } from '../registers/csv.ts'
import { readDomains, saveDomains } from './domains.ts'

/** `npm run domains:import -- FILE.csv`: columns domain, institution, source. */
await runCommand(async ({ db }, [file]) => {
  if (!file) throw new Error('Name the file: npm run domains:import -- domains.csv')
  const { listed, faults } = readDomains(readRows(await readFile(file, 'utf8')))
  if (faults.length > 0) throw new Error(`Nothing was imported:\n  ${faults.slice(0, 10).join('\n  ')}`)
  await saveDomains(db, listed)
  return `${listed.length} domains of institutions are known from the list.`
})

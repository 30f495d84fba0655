import { readFile } from 'node:fs/promises'
import { councils } from '#contract/councils.ts'
import { runCommand } from '../../platform/command.ts'
import { refuseOtherKey } from '../../platform/secrets/key-mark.ts'
import { findKey } from '../../platform/secrets/secret-key.ts'
import { openVault } from '../../platform/secrets/vault.ts'
import { readRegister } from './csv.ts'
import { saveRegister } from './snapshot.ts'

/** `npm run register:import -- COUNCIL FILE.csv YYYY-MM-DD`: columns number, name, year, status; the day is that of the data. */
await runCommand(async ({ db }, [council = '', file, asOf = ''], { secretKey, dataDir }) => {
  const known = councils.find(({ id }) => id === council)
  if (!known || !file || !/^\d{4}-\d\d-\d\d$/.test(asOf)) {
    throw new Error('Name the council, the file and the day of its data: npm run register:import -- kmc register.csv 2026-10-01')
  }
  const { entries, faults } = readRegister(await readFile(file, 'utf8'))
  if (faults.length > 0) throw new Error(`Nothing was imported:\n  ${faults.slice(0, 10).join('\n  ')}`)
  await refuseOtherKey(db, { secretKey, dataDir })
  const vault = openVault(await findKey(secretKey, dataDir))
  const different = await saveRegister(db, vault, council, asOf, entries)
  const said =
    different === 0 ? 'No badge differs from it.' : `${different} badges differ from it and wait on the desk, under “To look at again”.`
  return `The register of ${known.name} has ${entries.length} entries as of ${asOf}. ${said}`
})

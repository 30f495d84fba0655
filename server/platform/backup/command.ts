import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import packageJson from '../../../package.json' with { type: 'json' }
import { keepHead } from '../audit/head.ts'
import { refuseOtherAuditKeys } from '../audit/keys.ts'
import { openSigner } from '../audit/signing.ts'
import { runAct } from '../command.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { refuseOtherKey } from '../secrets/key-mark.ts'
import { findKey } from '../secrets/secret-key.ts'
import { openVault } from '../secrets/vault.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'
import { amountsOf, elsewhere, leftOut } from './words.ts'

const acts: Record<string, (folder: string) => Promise<string>> = { make, verify, restore }

/** `npm run backup -- FOLDER`, `backup:verify` and `restore`. */
await runAct(() => {
  const [act = '', folder] = process.argv.slice(2)
  if (!folder)
    throw new Error(`Say which folder: npm run ${act === 'make' ? 'backup' : act === 'verify' ? 'backup:verify' : 'restore'} -- FOLDER`)
  return acts[act]!(folder)
})

function placeOf({ databaseUrl, dataDir }: Config) {
  return { ...(databaseUrl && { databaseUrl }), dataDir, poolSize: 2, asFound: true }
}

/** Of what is sealed with a key that is not here nothing could be read again: that is no backup. */
async function make(folder: string) {
  const config = readConfig(process.env)
  // One would be begun there, with a key of its own.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`There is no database in ${config.dataDir} to back up. Set WARDMATES_DATA or DATABASE_URL as the product has it.`)
  const refuse = async (db: Parameters<typeof refuseOtherKey>[0]) => {
    await refuseOtherKey(db, config)
    await refuseOtherAuditKeys(db, config)
  }
  const database = await openDatabase({ ...placeOf(config), beside: true, refuse })
  try {
    const head = await signHead(database, config)
    const manifest = await makeBackup({ database, config, product: packageJson.version }, folder, new Date())
    return [`Backed up to ${folder}: ${amountsOf(manifest)}.`, ...leftOut(config, manifest), ...head].join('\n')
  } finally {
    await database.close()
  }
}

/** Signs the last line of the audit log, so that what is backed up is certain to its end. A log that is broken is backed up too, and said. */
async function signHead({ db }: Pick<Database, 'db'>, { secretKey, dataDir }: Config): Promise<string[]> {
  try {
    const head = await keepHead(db, dataDir, openSigner(openVault(await findKey(secretKey, dataDir))))
    return head ? ['Keep this head of its audit log where this installation cannot write:', JSON.stringify(head)] : []
  } catch (error) {
    return [`Warning: the audit log was not signed. ${(error as Error).message}`]
  }
}

async function verify(folder: string) {
  const manifest = await verifyBackup(folder)
  return `The backup of ${manifest.at} is whole: ${amountsOf(manifest)}. Only a restore tells whether it can be used: try one now and then.`
}

async function restore(folder: string) {
  const manifest = await verifyBackup(folder)
  const config = readConfig(process.env)
  const database = await openDatabase(placeOf(config))
  try {
    await restoreBackup({ database, config }, folder, manifest)
    await refuseOtherKey(database.db, config)
      .then(() => refuseOtherAuditKeys(database.db, config))
      .catch(restoredBut)
  } finally {
    await database.close()
  }
  return [
    `Restored the backup of ${manifest.at}: ${amountsOf(manifest)}, each table counted again. Start the product, and run npm run audit:verify.`,
    ...elsewhere(config, manifest),
  ].join('\n')
}

/** The database is no new one any more, so nothing is to be restored again. */
function restoredBut(error: Error): never {
  throw new Error(`Everything was restored, but the product would not start. ${error.message}`, { cause: error })
}

import process from 'node:process'
import packageJson from '../../../package.json' with { type: 'json' }
import { refuseOtherAuditKeys } from '../audit/keys.ts'
import { runAct } from '../command.ts'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { refuseOtherKey } from '../secrets/key-mark.ts'
import { makeBackup } from './make.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'

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
  const refuse = async (db: Parameters<typeof refuseOtherKey>[0]) => {
    await refuseOtherKey(db, config)
    await refuseOtherAuditKeys(db, config)
  }
  const database = await openDatabase({ ...placeOf(config), beside: true, refuse })
  try {
    const manifest = await makeBackup({ database, config, product: packageJson.version }, folder, new Date())
    return [`Backed up to ${folder}: ${amountsOf(manifest)}.`, ...leftOut(config, manifest)].join('\n')
  } finally {
    await database.close()
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
    await refuseOtherAuditKeys(database.db, config)
  } finally {
    await database.close()
  }
  return `Restored the backup of ${manifest.at}: ${amountsOf(manifest)}, each table counted again. Start the product, and run npm run audit:verify.`
}

function amountsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, ${files.place === 'bucket' ? 'no files (they are in the bucket)' : `${files.count} files`}`
}

/** What an operator must keep besides. */
function leftOut({ secretKey, auditKeys, messageKeys }: Config, { files }: Manifest): string[] {
  const settings = Object.entries({ SECRET_KEY: secretKey, AUDIT_KEYS: auditKeys, MESSAGE_KEYS: messageKeys })
    .filter(([, set]) => set)
    .map(([name]) => name)
  return [
    ...(settings.length > 0 ? [`Not in it: ${settings.join(', ')}. Without them most of it opens nowhere.`] : []),
    ...(files.place === 'bucket' ? ['Not in it: the files in the bucket. Copy them too, or have the bucket keep versions.'] : []),
    'Not in it: the demo area.',
  ]
}

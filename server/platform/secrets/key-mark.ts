import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { hasTable } from '../db/has-table.ts'
import { readKeys } from './key-file.ts'
import { KEY_FILE } from './secret-key.ts'
import { openVault } from './vault.ts'

type Keys = Pick<Config, 'secretKey' | 'dataDir'>

/** What a database knows its key by: an HMAC of these words, which tells nothing of the key. */
const markOf = (key: Buffer) => openVault(key).fingerprint('the key of this database', 'key mark')

/** Writes down with which key things are sealed from now on; of nodes that start a new database at once the first decides. */
export async function keepMark(db: Db, key: Buffer): Promise<void> {
  await db
    .insertInto('vault_key')
    .values({ mark: markOf(key) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Throws a sentence where a database is known to be sealed with another key than the one that is here, or where none is. Makes nothing. */
export async function refuseOtherKey(db: Db, { secretKey, dataDir }: Keys): Promise<void> {
  const mark = await findMark(db)
  if (!mark) return
  const path = join(dataDir, KEY_FILE)
  const key = secretKey ?? (await readKeys(path))?.[0]
  if (key && markOf(key).equals(mark)) return
  const fault = key
    ? `${secretKey ? 'SECRET_KEY' : path} holds another key than the one that this database was sealed with.`
    : `${path} is missing, and nothing that this database has sealed opens without it.`
  throw new Error(
    `${fault} The backup of the data folder holds the right one, unless it was set as SECRET_KEY: put it back and start again.`,
  )
}

/** Nothing where the database is new. */
async function findMark(db: Db): Promise<Buffer | undefined> {
  if (!(await hasTable(db, 'vault_key'))) return undefined
  return (await db.selectFrom('vault_key').select('mark').executeTakeFirst())?.mark
}

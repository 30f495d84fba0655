import { createReadStream } from 'node:fs'
import { constants, copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { load } from '../db/copy/load.ts'
import { countRows, rowsIn } from '../db/copy/rows.ts'
import { isUsed } from '../db/copy/tables.ts'
import { migrateThrough } from '../db/migrate.ts'
import type { Database } from '../db/open.ts'
import { installJobs } from '../jobs/install.ts'
import { type Manifest, type TableCopy, tableFile } from './manifest.ts'
import { restoreFiles } from './stored-files.ts'

type Target = { database: Pick<Database, 'db' | 'pool'>; config: Pick<Config, 'dataDir'> }

/**
 * Brings a verified backup into a new database and its data folder. The rows are counted again in the database, and are there only where
 * they are those of the backup. Nothing that is there already is overwritten.
 */
export async function restoreBackup({ database: { db, pool }, config: { dataDir } }: Target, folder: string, manifest: Manifest) {
  await refuseUsed(pool)
  for (const { name } of manifest.beside) await refuseOther(join(folder, 'beside', name), join(dataDir, name))
  await migrateThrough(db, manifest.migrations)
  await installJobs(pool, [])
  // Rows that name files come after the files.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (manifest.files.place === 'backup') await restoreFiles(folder, dataDir)
  for (const { name } of manifest.beside) await copyNew(join(folder, 'beside', name), join(dataDir, name))
  await withClient(pool, (client) =>
    load(client, {
      tables: manifest.tables,
      sequences: manifest.sequences,
      fill: (table) => fill(client, folder, table),
      prove: (table) => prove(client, table),
    }),
  )
}

async function withClient(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await work(client)
  } finally {
    client.release(true)
  }
}

const refuseUsed = (pool: pg.Pool) =>
  withClient(pool, async (client) => {
    if (await isUsed(client)) throw new Error('The database is in use: restore into a new one.')
  })

const fill = (client: pg.ClientBase, folder: string, table: TableCopy) =>
  pipeline(createReadStream(join(folder, tableFile(table))), createGunzip(), rowsIn(client, table))

async function prove(client: pg.ClientBase, table: TableCopy) {
  const { rows, sum } = await countRows(client, table)
  if (rows !== table.rows || sum !== table.sum)
    throw new Error(
      `${table.schema}.${table.name} holds other rows than the backup: ${rows} in place of ${table.rows}. Nothing was restored.`,
    )
}

/** Another installation's key must not be lost for ours. */
async function refuseOther(source: string, target: string) {
  const there = await readFile(target).catch(() => null)
  if (there && !there.equals(await readFile(source)))
    throw new Error(`${target} is there already and is another one. Restore into a new data folder.`)
}

const copyNew = (source: string, target: string) =>
  copyFile(source, target, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })

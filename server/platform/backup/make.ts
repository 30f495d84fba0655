import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { countingRows, RowSum } from '../db/copy/row-sum.ts'
import { PLAIN_FORMAT, rowsOut } from '../db/copy/rows.ts'
import { type CopiedTable, findMigrations, findSequences, findTables } from '../db/copy/tables.ts'
import type { Database } from '../db/open.ts'
import { copyBytes, digesting, newFile } from './bytes.ts'
import { type Kept, MANIFEST, type Manifest, type TableCopy, tableFile } from './manifest.ts'
import { backUpFiles } from './stored-files.ts'

/** What lies in the data folder beside database and files, as far as it is there. */
const HEADS = ['audit-heads.jsonl']
const KEYS = ['secret.key', 'audit.keys', 'message.keys']

type Place = Pick<Config, 'dataDir' | 'bucket'> & Partial<Pick<Config, 'messageKeys'>>
type Source = { database: Pick<Database, 'pool' | 'version'>; config: Place; product: string }

/**
 * Copies everything into a new folder, beside a running product: the database as it was at one moment, and then the stored files, of which
 * the database knew none that is not there, unless it was deleted since. Heads of the audit log come before it, since one of a later line
 * would call that line cut off, keys after it, since rows are under them. The manifest comes last.
 */
export async function makeBackup(source: Source, folder: string, now: Date): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`There is something at ${folder} already. Name a folder that is not there yet.`)
    if (error.code === 'ENOENT') throw new Error(`The folder around ${folder} is not there.`)
    throw error
  })
  return fill(source, folder, now).catch(async (error) => {
    // Half of one would take the room that the next one needs.
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    throw error
  })
}

async function fill({ database, config, product }: Source, folder: string, now: Date): Promise<Manifest> {
  for (const inner of ['tables', 'beside']) await mkdir(join(folder, inner), { mode: 0o700 })
  const heads = await backUpBeside(config.dataDir, folder, HEADS)
  const rows = await backUpDatabase(database.pool, folder)
  const files = config.bucket ? { place: 'bucket' as const } : await backUpFiles(config.dataDir, folder)
  if (files.place === 'backup' && files.count === 0) refuseWithoutFiles(rows.tables, config.dataDir)
  const beside = [...(await backUpBeside(config.dataDir, folder, KEYS)), ...heads]
  if (!config.messageKeys) refuseUnreadable(rows.tables, beside)
  const manifest: Manifest = { format: 1, product, postgres: database.version, at: now.toISOString(), ...rows, files, beside }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true })
  return manifest
}

async function backUpDatabase(pool: pg.Pool, folder: string): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations'>> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query(PLAIN_FORMAT)
    const migrations = await findMigrations(client)
    const tables: TableCopy[] = []
    for (const table of await findTables(client)) tables.push(await backUpTable(client, table, folder))
    const sequences = await findSequences(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  } finally {
    // What broke off in the middle is no connection for somebody else.
    client.release(true)
  }
}

async function backUpTable(client: pg.ClientBase, table: CopiedTable, folder: string): Promise<TableCopy> {
  const [counted, digest] = [new RowSum(), createHash('sha256')]
  await pipeline(rowsOut(client, table), countingRows(counted), createGzip(), digesting(digest), newFile(join(folder, tableFile(table))))
  return { ...table, rows: counted.rows, sum: counted.sum, sha256: digest.digest('hex') }
}

const rowsOf = (tables: readonly TableCopy[], wanted: string) =>
  tables.find(({ schema, name }) => schema === 'public' && name === wanted)?.rows ?? 0

/** A folder that is not mounted, or a bucket that this command was not told of, looks like no files at all. */
function refuseWithoutFiles(tables: readonly TableCopy[], dataDir: string) {
  const pictures = rowsOf(tables, 'file')
  if (pictures > 0)
    throw new Error(
      `The database names ${pictures} pictures, and ${join(dataDir, 'files')} holds none. Is it mounted, or are they in a bucket that FILES_S3_* should name?`,
    )
}

/** Messages without the keys that they are under could never be read again. */
function refuseUnreadable(tables: readonly TableCopy[], beside: readonly Kept[]) {
  if (rowsOf(tables, 'conversation_key') > 0 && !beside.some(({ name }) => name === 'message.keys'))
    throw new Error('message.keys is missing, and no message opens without it. Put it back into the data folder, or set MESSAGE_KEYS.')
}

async function backUpBeside(dataDir: string, folder: string, names: readonly string[]): Promise<Kept[]> {
  const copies: Kept[] = []
  for (const name of names) {
    const copied = await copyBytes(join(dataDir, name), join(folder, 'beside', name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (copied) copies.push(copied)
  }
  return copies
}

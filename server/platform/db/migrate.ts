import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Db } from './client.ts'
import { hasTable } from './has-table.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const FILE = /^(\d{4}_[a-z0-9_]+)\.sql$/

/** Brings the database to the state this version needs; each file runs in a transaction of its own, one node at a time. */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const migrator = new Migrator({ db, provider: sqlFiles(folder) })
  await refuseUnknown(db, folder)
  const applied: string[] = []
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    const failed = results.find((result) => result.status === 'Error')
    if (error) throw new Error(await explain(error, folder, failed?.migrationName), { cause: error })
    if (results.length === 0) return applied
    applied.push(...results.map((result) => result.migrationName))
  }
}

/** Brings a new database to where another one stood: through these migrations, and no further. */
export async function migrateThrough(db: Db, names: readonly string[], folder = FOLDER): Promise<void> {
  const known = await namesIn(folder)
  const other = names.find((name, at) => known[at] !== name)
  if (other) throw new Error(`The backup was made by another version of Wardmates, which knows ${other}. Restore it with that version.`)
  const migrator = new Migrator({ db, provider: sqlFiles(folder) })
  const { error, results = [] } = await migrator.migrateTo(names.at(-1)!)
  if (error)
    throw new Error(await explain(error, folder, results.find(({ status }) => status === 'Error')?.migrationName), { cause: error })
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = await namesIn(folder)
      return Object.fromEntries(files.map((name): [string, Migration] => [name, { up: (tx) => run(tx, folder, name) }]))
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const odd = files.find((file) => !FILE.test(file))
  if (odd) throw new Error(`A migration is named 0001_what_it_does.sql; ${odd} is not.`)
  return files.map((file) => file.slice(0, -'.sql'.length))
}

async function run(tx: Db, folder: string, name: string): Promise<void> {
  await sql.raw(await readFile(join(folder, `${name}.sql`), 'utf8')).execute(tx)
}

/** An older version must not write to tables whose rules it does not know. */
async function refuseUnknown(db: Db, folder: string): Promise<void> {
  if (!(await hasTable(db, 'kysely_migration'))) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const known = new Set(await namesIn(folder))
  const unknown = rows.map((row) => row.name).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(
    `This database was made by a newer version of Wardmates (it knows ${unknown.join(', ')}). Start that version, or restore a backup from before it.`,
  )
}

async function explain(error: unknown, folder: string, name?: string): Promise<string> {
  const words = error instanceof Error ? error.message : String(error)
  if (!name) return `The database could not be migrated: ${words}`
  return `The migration ${name}${await lineOf(error, folder, name)} could not run: ${words}`
}

async function lineOf(error: unknown, folder: string, name: string): Promise<string> {
  if (!(error instanceof pg.DatabaseError && error.position)) return ''
  const text = await readFile(join(folder, `${name}.sql`), 'utf8')
  return `, line ${text.slice(0, Number(error.position)).split('\n').length},`
}

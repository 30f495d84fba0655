import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { ask, urlOf } from '#tests/support/statement.ts'
import { type Db, openKysely, openPool } from './client.ts'
import { migrate } from './migrate.ts'

const NAME = `wardmates_migrate_${process.pid}`
let folder: string
let db: Db
let end: () => Promise<void>

beforeEach(async () => {
  const server = inject('postgres').url
  await ask(server, `create database ${NAME}`)
  folder = await mkdtemp(join(tmpdir(), 'wardmates-migrations-'))
  const pool = openPool({ connectionString: urlOf(server, NAME) }, 4)
  db = openKysely(pool)
  end = async () => {
    await pool.end()
    // Not by force: a connection that is still on its way out would be cut off, and PostgreSQL waits for it anyway.
    await ask(server, `drop database ${NAME}`)
    await rm(folder, { recursive: true })
  }
})
afterEach(() => end())

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const tables = async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where tablename like 'ward%' order by 1`.execute(db)
  return rows.map((row) => row.name)
}

test('migrations run in the order of their names, once', async () => {
  await write('0002_beds.sql', 'alter table ward add beds int; create table ward_bed ();')
  await write('0001_ward.sql', 'create table ward ();')

  const first = await migrate(db, folder)
  const second = await migrate(db, folder)

  expect([first, second]).toEqual([['0001_ward', '0002_beds'], []])
  expect(await tables()).toEqual(['ward', 'ward_bed'])
})

test('a migration that fails leaves nothing of itself and says where it failed; those before it stay', async () => {
  await write('0001_ward.sql', 'create table ward ();')
  await write('0002_beds.sql', 'create table ward_bed ();\nalter table ward\n  add beds nonsense;')

  await expect(migrate(db, folder)).rejects.toThrow('The migration 0002_beds, line 3, could not run: type "nonsense" does not exist')

  expect(await tables()).toEqual(['ward'])
})

test('several nodes that start together migrate once', async () => {
  await write('0001_ward.sql', 'create table ward (); select pg_sleep(0.05);')
  await write('0002_beds.sql', 'create table ward_bed ();')

  const applied = await Promise.all([migrate(db, folder), migrate(db, folder), migrate(db, folder)])

  expect(applied.flat().sort()).toEqual(['0001_ward', '0002_beds'])
})

test('a database of a newer version is refused in words', async () => {
  await write('0001_ward.sql', 'create table ward ();')
  await migrate(db, folder)
  await rm(join(folder, '0001_ward.sql'))

  await expect(migrate(db, folder)).rejects.toThrow('This database was made by a newer version of Wardmates (it knows 0001_ward).')
})

test('a file with another kind of name is refused', async () => {
  await write('ward.sql', 'create table ward ();')

  await expect(migrate(db, folder)).rejects.toThrow('ward.sql is not')
})

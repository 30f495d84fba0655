import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { feed } from '#contract/feed.ts'
import { profile } from '#contract/profile.ts'
import { picture } from '#tests/support/claims.ts'
import { AUDIT_KEY } from '#tests/support/database.ts'
import { textsFor, twoMates, write } from '#tests/support/messages.ts'
import { ask, dropDatabase, urlOf } from '#tests/support/statement.ts'
import { Person, type TestMember, World } from '#tests/support/world.ts'
import { type Database, openDatabase } from '../db/open.ts'
import { storedAt } from '../files/disk.ts'
import { makeBackup } from './make.ts'
import { MANIFEST, type Manifest, tableFile } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { listedFiles } from './stored-files.ts'
import { verifyBackup } from './verify.ts'

const root = join(import.meta.dirname, '../../..')
const NOW = new Date('2026-11-28T18:30:00Z')

const POST = 'Scrub typhus: ask for the eschar.\n\n\\N is no null.'
const MESSAGE = 'Bed 4: creatinine 1.1\tstable\\nno change'

let around: string
let world: World
let source: Database
let backup: string
let manifest: Manifest
let asha: TestMember
let said: { postId: string; conversationId: string }

beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'wardmates-backup-'))
  world = await World.open()
  const mates = await twoMates(world)
  asha = mates.asha
  await write(asha, mates.id, MESSAGE)
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: POST })
  await asha.call(profile.uploadPhoto, { file: await picture() })
  said = { postId, conversationId: mates.id }
  source = await openDatabase({ databaseUrl: world.databaseUrl, dataDir: '', poolSize: 2, asFound: true })
  backup = join(around, 'night')
  manifest = await makeBackup({ database: source, config: { dataDir: world.dataDir, bucket: undefined }, product: '0.1.0' }, backup, NOW)
})
afterAll(async () => {
  await source.close()
  await world.close()
  await rm(around, { recursive: true, force: true })
})

/** A new database, and a data folder that is not there yet. */
async function elsewhere() {
  const server = inject('postgres')
  const name = `wardmates_${randomUUID().replaceAll('-', '')}`
  await ask(server.url, `create database ${name}`)
  const [databaseUrl, dataDir] = [urlOf(server.url, name), join(around, randomUUID())]
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2, asFound: true })
  onTestFinished(async () => {
    await database.close()
    await dropDatabase(server.url, name)
  })
  return { databaseUrl, dataDir, database, target: { database, config: { dataDir } } }
}

/** A copy of the backup to be damaged. */
async function copyOfBackup() {
  const folder = join(around, randomUUID())
  await cp(backup, folder, { recursive: true })
  return folder
}

const tableNamed = (name: string) => manifest.tables.find((table) => table.name === name)!

test('what was backed up is read elsewhere as it was: posts, messages, pictures, and who is signed in', async () => {
  const { databaseUrl, dataDir, target } = await elsewhere()

  await restoreBackup(target, backup, await verifyBackup(backup))

  const restored = await World.open({ WARDMATES_DATA: dataDir }, undefined, { databaseUrl })
  onTestFinished(() => restored.close())
  const there = new Person(restored.url, asha.token)
  expect((await there.call(feed.get, { postId: said.postId })).content).toBe(POST)
  expect(await textsFor(there as TestMember, said.conversationId)).toEqual([MESSAGE])
  const { avatarUrl } = (await there.call(feed.get, { postId: said.postId })).author
  const photo = Buffer.from(await (await restored.fetch(avatarUrl!)).arrayBuffer())
  expect(photo.toString('latin1', 8, 12)).toBe('WEBP')
  // Rows are numbered on, triggers act again, and jobs find their queues.
  const { id } = await there.call(feed.create, { clientId: randomUUID(), content: 'After the restore.' })
  expect(await restored.db.selectFrom('post').select('content').where('id', '=', id).execute()).toEqual([{ content: 'After the restore.' }])
  await restored.runJobs()
})

test('a restored database holds every table, reference and trigger that a new one has, each in force', async () => {
  const { database, target } = await elsewhere()

  await restoreBackup(target, backup, manifest)

  const rules = `select 'r', conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as words, convalidated::text as state from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select 't', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
    order by 1, 2, 3`
  const [there, here] = [await database.pool.query(rules), await source.pool.query(rules)]
  expect(there.rows).toEqual(here.rows)
  expect(here.rows.length).toBeGreaterThan(300)
})

test('a backup is of one moment, beside whatever is written meanwhile', async () => {
  let isOver = false
  const writing = (async () => {
    while (!isOver) await asha.call(feed.create, { clientId: randomUUID(), content: 'While it is backed up.' })
  })()
  const folder = join(around, randomUUID())
  const made = await makeBackup({ database: source, config: { dataDir: world.dataDir, bucket: undefined }, product: '0.1.0' }, folder, NOW)
  isOver = true
  await writing

  const { database, target } = await elsewhere()
  await restoreBackup(target, folder, await verifyBackup(folder))

  const counted = await database.pool.query('select (select count(*) from post) as posts, (select sum(posts) from post_count) as counted')
  expect(counted.rows[0].posts).toBe(Number(counted.rows[0].counted))
  expect(made.tables.find(({ name }) => name === 'post')!.rows).toBe(counted.rows[0].posts)
})

test.each<[what: string, damage: (folder: string) => Promise<unknown>, words: RegExp]>([
  [
    'a table that was cut',
    (folder) => truncate(join(folder, tableFile(tableNamed('post'))), 40),
    /public\.post\.copy\.gz is not as it was written/,
  ],
  ['a table that is gone', (folder) => rm(join(folder, tableFile(tableNamed('member')))), /public\.member\.copy\.gz is missing/],
  [
    'a key of another installation',
    (folder) => writeFile(join(folder, 'beside/secret.key'), 'AAAA'),
    /secret\.key is not as it was written/,
  ],
  ['files that are gone', (folder) => rm(join(folder, 'files'), { recursive: true }), /files.*is missing/],
  ['a backup that was broken off', (folder) => rm(join(folder, MANIFEST)), /has no manifest\.json/],
  ['a manifest that was cut', (folder) => truncate(join(folder, MANIFEST), 200), /damaged, or made by a newer version/],
])('verifying names %s', async (_, damage, words) => {
  const folder = await copyOfBackup()
  expect(await verifyBackup(folder)).toEqual(manifest)

  await damage(folder)

  await expect(verifyBackup(folder)).rejects.toThrow(words)
})

test('a file of rows that was written anew, its digest too, is told by its rows', async () => {
  const folder = await copyOfBackup()
  const post = tableNamed('post')
  const other = tableNamed('mate_link')
  await cp(join(folder, tableFile(other)), join(folder, tableFile(post)))
  const tables = manifest.tables.map((table) => (table === post ? { ...table, sha256: other.sha256 } : table))
  await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, tables }))

  await expect(verifyBackup(folder)).rejects.toThrow(/public\.post\.copy\.gz holds other rows than were counted/)
})

test.each([
  ['messages without their keys', 'message.keys', /^message\.keys is missing/],
  ['pictures that are not there', 'files', /^The database names \d+ pictures, and .*files holds none/],
])('%s are no backup, and half of one is left nowhere', async (_, missing, words) => {
  const [dataDir, folder] = [join(around, randomUUID()), join(around, randomUUID())]
  await cp(world.dataDir, dataDir, { recursive: true })
  await rm(join(dataDir, missing), { recursive: true })

  const made = makeBackup({ database: source, config: { dataDir, bucket: undefined }, product: '0.1.0' }, folder, NOW)

  await expect(made).rejects.toThrow(words)
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})

test('nothing is restored where the rows would not be those of the backup', async () => {
  const { database, target } = await elsewhere()
  const tables = manifest.tables.map((table) => (table.name === 'post' ? { ...table, rows: table.rows + 1 } : table))

  await expect(restoreBackup(target, backup, { ...manifest, tables })).rejects.toThrow(/public\.post holds other rows than the backup/)

  expect((await database.pool.query('select count(*) as members from member')).rows).toEqual([{ members: 0 }])
  // And the same database takes the right one.
  await restoreBackup(target, backup, manifest)
})

test('a file that a restore was broken off in is whole once it is done again', async () => {
  const { dataDir, target } = await elsewhere()
  const [listed] = await Array.fromAsync(listedFiles(backup))
  const there = storedAt(join(dataDir, 'files'), listed!.kept.name)
  await mkdir(dirname(there), { recursive: true })
  await writeFile(there, (await readFile(listed!.path)).subarray(0, 10))

  await restoreBackup(target, backup, manifest)

  expect(await readFile(there)).toEqual(await readFile(listed!.path))
})

test('a database that somebody uses, and a folder with another key, are left alone', async () => {
  const { target, dataDir } = await elsewhere()
  const used = { database: source, config: { dataDir } }
  await expect(restoreBackup(used, backup, manifest)).rejects.toThrow('The database is in use: restore into a new one.')

  await expect(restoreBackup({ ...target, config: { dataDir: world.dataDir } }, await withOtherKey(), manifest)).rejects.toThrow(
    /is another one/,
  )
  expect(await readFile(join(world.dataDir, 'secret.key'))).toEqual(await readFile(join(backup, 'beside/secret.key')))
})

async function withOtherKey() {
  const folder = await copyOfBackup()
  await writeFile(join(folder, 'beside/secret.key'), 'AAAA')
  return folder
}

test('a backup of another version is refused in words', async () => {
  const { target } = await elsewhere()

  await expect(restoreBackup(target, backup, { ...manifest, migrations: ['0001_other'] })).rejects.toThrow(/another version of Wardmates/)
})

test('the commands say what they did and what is not in it, and refuse in one sentence', async () => {
  const folder = join(around, randomUUID())
  const run = (act: string, ...rest: string[]) => command({ DATABASE_URL: world.databaseUrl, WARDMATES_DATA: world.dataDir }, act, ...rest)

  const made = await run('make', folder)
  const [again, verified, unnamed] = await Promise.all([run('make', folder), run('verify', folder), run('restore')])

  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toMatch(/^Backed up to .*: \d+ rows of \d+ tables, 2 files\.\nNot in it: AUDIT_KEYS\. .*\nNot in it: the demo area\.\n$/)
  expect(again).toMatchObject({ code: 1, err: `There is something at ${folder} already. Name a folder that is not there yet.\n` })
  expect(verified.out).toMatch(/^The backup of 20.* is whole: /)
  expect(unnamed).toMatchObject({ code: 1, err: 'Say which folder: npm run restore -- FOLDER\n' })
  expect((await readdir(folder)).sort()).toEqual(['beside', 'files', 'files.jsonl', MANIFEST, 'tables'])

  const { databaseUrl, dataDir, database } = await elsewhere()
  const restored = await command({ DATABASE_URL: databaseUrl, WARDMATES_DATA: dataDir }, 'restore', folder)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect((await database.pool.query('select count(*)::int as posts from post')).rows[0].posts).toBeGreaterThan(0)
})

async function command(settings: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, AUDIT_KEYS: AUDIT_KEY.toString('base64'), ...settings }
  const child = spawn(process.execPath, [join(root, 'server/platform/backup/command.ts'), ...args], { cwd: root, env })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.err += chunk))
  const [code] = await once(child, 'close')
  return { code: code as number, ...said }
}

import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { AUDIT_KEY, freshDatabase } from '#tests/support/database.ts'
import { openAudit } from '../audit/audit.ts'
import { AuditKeys } from '../audit/keys.ts'
import { KEY_BYTES } from './vault.ts'

/** Each test starts whole servers. */
const PATIENCE = { timeout: 90_000 }
const main = join(import.meta.dirname, '../../main.ts')
const newKey = () => randomBytes(KEY_BYTES).toString('base64')

/** A database, and a place for data folders. */
const test = base.extend<{ database: Awaited<ReturnType<typeof freshDatabase>>; folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  database: async ({}, use) => {
    const fresh = await freshDatabase()
    await use(fresh)
    await fresh.drop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wardmates-keys-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

/** Starts the server on a database until it is open and ends it again; answers what it says where it does not open. */
async function start(databaseUrl: string, dataDir: string, settings: Record<string, string> = {}) {
  const server = fork(main, ['--without-web'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      WARDMATES_DATA: dataDir,
      CORPUS: 'off',
      AUDIT_KEYS: AUDIT_KEY.toString('base64'),
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  server.stderr?.on('data', (chunk) => (said += chunk))
  server.once('message', () => server.kill('SIGTERM'))
  const [code] = await once(server, 'close')
  return { code, said: said.trim() }
}

test('a database opens with the key that it was sealed with, and with no other', PATIENCE, async ({ database, folder }) => {
  const [first, other, empty] = ['first', 'other', 'empty'].map((name) => join(folder, name)) as [string, string, string]
  await mkdir(other)
  await writeFile(join(other, 'secret.key'), newKey())

  const opened = await start(database.url, first)
  const withOther = await start(database.url, other)
  const withNone = await start(database.url, empty)
  const withSetting = await start(database.url, first, { SECRET_KEY: newKey() })
  const again = await start(database.url, first)

  expect([opened, again]).toEqual([
    { code: 0, said: '' },
    { code: 0, said: '' },
  ])
  expect([withOther, withNone, withSetting].map(({ code }) => code)).toEqual([1, 1, 1])
  expect(withOther.said).toContain(`${join(other, 'secret.key')} holds another key`)
  expect(withNone.said).toContain(`${join(empty, 'secret.key')} is missing`)
  expect(withSetting.said).toContain('SECRET_KEY holds another key')
  for (const { said } of [withOther, withNone, withSetting]) expect(said).toContain('backup of the data folder')
})

test('a start that is refused for its key has written nothing', PATIENCE, async ({ database, folder }) => {
  const empty = join(folder, 'empty')
  await start(database.url, join(folder, 'first'))
  await database.database.pool.query('drop table pgboss.job cascade; drop schema pgboss cascade')

  const refused = await start(database.url, empty, { WARDMATES_SAMPLE: 'on' })

  expect(refused.code).toBe(1)
  expect(await readdir(empty)).toEqual([])
  const { rows } = await database.database.pool.query("select to_regnamespace('pgboss') as jobs, (select count(*) from member) as members")
  expect(rows).toEqual([{ jobs: null, members: 0 }])
})

test('the audit log goes on under a key of its own alone', PATIENCE, async ({ database, folder }) => {
  const { db } = database.database
  const audit = await openAudit(db, await AuditKeys.open({ auditKeys: [AUDIT_KEY], dataDir: '' }))
  await audit.record('signed_out', null, {})
  const empty = join(folder, 'empty')

  const refused = await start(database.url, empty, { AUDIT_KEYS: '' })

  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Put audit.keys back into the data folder') })
  expect(await readdir(empty)).toEqual([])
})

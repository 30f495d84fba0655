import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { test as base, expect, inject } from 'vitest'
import { AUDIT_KEY } from '#tests/support/database.ts'
import { ask, dropDatabase, urlOf } from '#tests/support/statement.ts'
import { World } from '#tests/support/world.ts'
import { findFaults } from '../audit/faults.ts'
import { headsIn, keepHead, readKept } from '../audit/head.ts'
import { AuditKeys } from '../audit/keys.ts'
import { openDatabase } from '../db/open.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'

const root = join(import.meta.dirname, '../../..')

/** A product with one audit line, and a folder for what is made of it. */
const test = base.extend<{ here: { world: World; around: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  here: async ({}, use) => {
    const [world, around] = [await World.open(), await mkdtemp(join(tmpdir(), 'wardmates-heads-'))]
    await world.app.services.audit.record('signed_in', null, { way: 'password' })
    await use({ world, around })
    await world.close()
    await rm(around, { recursive: true, force: true })
  },
})

test('a backup holds no signed head of a line that it does not hold, whatever is signed meanwhile', async ({ here: { world, around } }) => {
  const { audit, signer } = world.app.services
  const sign = async () => {
    await audit.record('signed_in', null, { way: 'password' })
    await keepHead(world.db, world.dataDir, signer)
  }
  await sign()
  let isOver = false
  const signing = (async () => {
    while (!isOver) await sign()
  })()
  const [folder, dataDir, name] = [join(around, 'night'), join(around, 'data'), `wardmates_${randomUUID().replaceAll('-', '')}`]
  const source = await openDatabase({ databaseUrl: world.databaseUrl, dataDir: '', poolSize: 2, asFound: true })
  const from = { database: source, config: { dataDir: world.dataDir, bucket: undefined }, product: '0.1.0' }

  await makeBackup(from, folder, new Date()).finally(() => {
    isOver = true
  })
  await signing
  await source.close()
  const { url } = inject('postgres')
  await ask(url, `create database ${name}`)
  const database = await openDatabase({ databaseUrl: urlOf(url, name), dataDir, poolSize: 2, asFound: true })
  await restoreBackup({ database, config: { dataDir } }, folder, await verifyBackup(folder))

  const { heads, unsigned } = await readKept(dataDir, signer)
  expect([heads.length > 0, unsigned]).toEqual([true, []])
  expect(await findFaults(database.db, await AuditKeys.open({ auditKeys: [AUDIT_KEY], dataDir }), heads)).toEqual([])
  await database.close()
  await dropDatabase(url, name)
})

test('each backup signs the end of the audit log, holds that head and prints it', async ({ here: { world, around } }) => {
  const folder = join(around, 'night')
  await world.app.services.audit.record('signed_out', null, {})

  const { code, out } = await backUp(world, folder)

  const [told, printed] = out.trimEnd().split('\n').slice(-2)
  expect({ code, told }).toEqual({ code: 0, told: 'Keep this head of its audit log where this installation cannot write:' })
  expect(JSON.parse(printed!)).toMatchObject({ seq: 2, signature: expect.any(String) })
  expect(await readFile(headsIn(join(folder, 'beside')), 'utf8')).toBe(`${printed}\n`)
})

test('a log with a head that somebody changed is backed up, and that is said', async ({ here: { world, around } }) => {
  const { seq, ...head } = (await keepHead(world.db, world.dataDir, world.app.services.signer))!
  await writeFile(headsIn(world.dataDir), `${JSON.stringify({ seq: seq + 1, ...head })}\n`)

  const { code, out } = await backUp(world, join(around, 'night'))

  expect(code).toBe(0)
  expect(out).toContain('Warning: the audit log was not signed. Line 1 of audit-heads.jsonl')
})

/** The command, as an operator starts it. */
async function backUp({ databaseUrl, dataDir }: World, folder: string) {
  const settings = { AUDIT_KEYS: AUDIT_KEY.toString('base64'), DATABASE_URL: databaseUrl, WARDMATES_DATA: dataDir }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  const child = spawn(process.execPath, [join(root, 'server/platform/backup/command.ts'), 'make', folder], { cwd: root, env })
  let out = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  const [code] = await once(child, 'close')
  return { code: code as number, out }
}

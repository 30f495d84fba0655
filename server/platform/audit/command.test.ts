import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { findKey } from '../secrets/secret-key.ts'
import { openVault } from '../secrets/vault.ts'
import { type Audit, openAudit } from './audit.ts'
import { headsIn, type SignedHead } from './head.ts'
import { AuditKeys } from './keys.ts'
import { openSigner } from './signing.ts'

const root = join(import.meta.dirname, '../../..')

type Installed = {
  fresh: FreshDatabase
  dataDir: string
  audit: Audit
  /** A program of ours in a process of its own, as an operator starts it. */
  start: (...args: string[]) => ReturnType<typeof spawn>
  command: (...args: string[]) => Promise<{ code: number; out: string; err: string }>
  heads: () => Promise<SignedHead[]>
}

const test = base.extend<{ here: Installed }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  here: async ({}, use) => {
    const fresh = await freshDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-audit-'))
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: fresh.url,
      WARDMATES_DATA: dataDir,
      PORT: '0',
      CORPUS: 'off',
      LOG_LEVEL: 'silent',
    }
    const start = (...args: string[]) => spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const audit = await openAudit(fresh.database.db, await AuditKeys.open({ auditKeys: undefined, dataDir }))
    await audit.record('signed_in', null, {})
    await use({
      fresh,
      dataDir,
      audit,
      start,
      command: async (...args) => {
        const child = start('server/platform/audit/command.ts', ...args)
        const said = { out: '', err: '' }
        child.stdout!.on('data', (chunk) => (said.out += chunk))
        child.stderr!.on('data', (chunk) => (said.err += chunk))
        const [code] = await once(child, 'close')
        return { code: code as number, ...said }
      },
      heads: async () => {
        const text = await readFile(headsIn(dataDir), 'utf8').catch(() => '')
        return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
      },
    })
    await fresh.drop()
    await rm(dataDir, { recursive: true, force: true })
  },
})

test('audit:head prints the head that is kept, signed, for a backup to take away', async ({ here: { command, dataDir, heads } }) => {
  const { code, out } = await command('head')

  const { signature, ...head } = JSON.parse(out) as SignedHead
  expect({ code, kept: await heads() }).toEqual({ code: 0, kept: [{ ...head, signature }] })
  expect(head.seq).toBe(1)
  expect(openSigner(openVault(await findKey(undefined, dataDir))).isSigned(JSON.stringify(head), signature)).toBe(true)
  expect((await command('head')).out).toBe(out)
})

test('audit:verify says how far the log is certain, and against a head kept elsewhere that its end is gone', async ({
  here: { command, dataDir, audit, fresh },
}) => {
  await command('head')
  await audit.record('signed_out', null, {})
  expect(await command('verify')).toMatchObject({
    code: 0,
    out: 'The audit log is whole: lines 1 to 1 are as they were written, and signed; lines 2 to 2 are as they were written; nothing tells whether others stood after them, until now: line 2 is signed from here on.\n',
  })

  const elsewhere = join(dataDir, 'elsewhere.jsonl')
  await copyFile(headsIn(dataDir), elsewhere)
  await rm(headsIn(dataDir))
  await sql`alter table audit_entry disable trigger user`.execute(fresh.database.db)
  await sql`delete from audit_entry where seq = 2`.execute(fresh.database.db)
  await sql`alter table audit_entry enable always trigger audit_entry_append_only`.execute(fresh.database.db)

  expect((await command('verify')).code).toBe(0)
  expect(await command('verify', elsewhere)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The audit log is broken:\n- Line 2 is missing at the end; .* signed at 20.* certain/),
  })
})

test('audit:verify names every head that was changed, and what is wrong with the log besides', async ({
  here: { command, dataDir, fresh },
}) => {
  await command('head')
  const file = headsIn(dataDir)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text + text.replace('"seq":1', '"seq":2') + text.replace('"seq":1', '"seq":3'))
  await sql`alter table audit_entry disable trigger user`.execute(fresh.database.db)
  await sql`update audit_entry set act = 'signed_out'`.execute(fresh.database.db)

  const { code, err } = await command('verify')

  expect(code).toBe(1)
  for (const words of ['Line 1 was changed', 'Line 2 of audit-heads.jsonl', 'Line 3 of audit-heads.jsonl', 'Nothing in the database'])
    expect(err).toContain(`- ${words}`)
})

test.for([
  ['missing', sql`drop trigger audit_entry_append_only on audit_entry`],
  ['switched off', sql`alter table audit_entry disable trigger audit_entry_append_only`],
  ['on for some sessions alone', sql`alter table audit_entry enable trigger audit_entry_append_only`],
  ['emptied', sql`create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$`],
  [
    'for some changes alone',
    sql`create or replace trigger audit_entry_append_only before truncate on audit_entry execute function refuse_change()`,
  ],
] as const)('audit:verify says that the trigger which keeps lines is %s', async ([, change], { here: { command, fresh } }) => {
  await change.execute(fresh.database.db)

  expect(await command('verify')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The audit log is broken:\n- Nothing in the database refuses to change lines: .*audit_entry_append_only/),
  })
})

test('audit:verify names what else acts where lines are written', async ({ here: { command, fresh } }) => {
  await sql`create rule lost as on insert to audit_entry where new.act = 'report_decided' do instead nothing`.execute(fresh.database.db)

  expect(await command('verify')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The audit log is broken:\n- Something else acts where lines are written: lost, /),
  })
})

test('audit:rotate names the new key, and a server that runs meanwhile goes on under it', async ({ here: { command, audit, fresh } }) => {
  const { code, out } = await command('rotate')
  await audit.record('signed_out', null, {})

  const lines = await fresh.database.db.selectFrom('audit_entry').select('key_id').orderBy('seq').execute()
  const [before, ...after] = lines.map(({ key_id }) => key_id)
  expect({ code, after }).toEqual({ code: 0, after: [after[0], after[0]] })
  expect(after[0]).not.toBe(before)
  expect(out).toContain(`under the key ${after[0]}`)
  expect((await command('verify')).code).toBe(0)
})

test('a server signs the last line when it starts and when it is stopped', { timeout: 60_000 }, async ({
  here: { start, audit, heads },
}) => {
  const server = start('server/main.ts', '--without-web')
  // It says so when it is open.
  await once(server, 'message')
  await audit.record('signed_out', null, {})
  server.kill('SIGTERM')
  const [code] = await once(server, 'exit')

  expect({ code, signed: (await heads()).map(({ seq }) => seq) }).toEqual({ code: 0, signed: [1, 2] })
})

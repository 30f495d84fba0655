import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { atLine, rechain, test, write } from '#tests/support/audit-log.ts'
import { openAudit, rotateKey } from './audit.ts'
import { findFaults } from './faults.ts'
import { AuditKeys } from './keys.ts'
import { hashLine } from './line.ts'

test('after a rotation lines name the new key, and both are checked', async ({ log: { db, dataDir, keys, verify } }) => {
  const old = keys.newest
  const other = await AuditKeys.open({ auditKeys: undefined, dataDir })

  // Beside a running product, which has not heard of the new key.
  const { id } = await rotateKey(db, other)
  await write(db, 2)

  const lines = await db.selectFrom('audit_entry').select(['act', 'key_id']).orderBy('seq').execute()
  expect(lines.map(({ key_id }) => key_id)).toEqual([...Array<string>(5).fill(old.id), ...Array<string>(3).fill(id)])
  expect(lines[5]!.act).toBe('audit_key_rotated')
  expect(id).not.toBe(old.id)
  expect(await verify()).toEqual([])

  await sql`update audit_entry set detail = '{}' where seq in (2, 7)`.execute(db)
  expect(await verify()).toEqual([atLine('edited', 2), atLine('edited', 7)])
})

test('whoever still has the key before the last writes nothing that passes', async ({ log: { db, keys, verify } }) => {
  const old = keys.newest
  await rotateKey(db, keys)
  await write(db, 1)

  await db.updateTable('audit_entry').set({ key_id: old.id, act: 'signed_out' }).where('seq', '=', 7).execute()
  await rechain(db, 7, (line) => hashLine(line, old.key))

  expect(await verify()).toEqual([{ fault: 'old key', from: 7, to: 7, detail: old.id }])
})

test('with another key nothing is written, until a rotation says so', async ({ log: { db, keys, verify } }) => {
  const strange = await AuditKeys.open({ auditKeys: [randomBytes(32)], dataDir: '' })
  await expect(openAudit(db, strange)).rejects.toThrow(`names the key ${keys.newest.id}, which is not here`)
  expect(await findFaults(db, strange, [])).toEqual([{ fault: 'unknown key', from: 1, to: 5, detail: keys.newest.id }])

  await rotateKey(db, strange)
  await openAudit(db, strange)
  await write(db, 1)

  expect(await findFaults(db, strange, [])).toEqual([atLine('unknown key', 1, 5)])
  expect(await verify()).toEqual([atLine('unknown key', 6, 7)])
})

test('keys in a setting are rotated by adding one, which waits until it is called for', async ({ log: { db } }) => {
  await db.deleteFrom('audit_entry').execute()
  const [first, second] = [randomBytes(32), randomBytes(32)]
  const [before, after] = [
    await AuditKeys.open({ auditKeys: [first], dataDir: '' }),
    await AuditKeys.open({ auditKeys: [first, second], dataDir: '' }),
  ]
  await openAudit(db, before)
  await write(db, 1)
  await expect(rotateKey(db, before)).rejects.toThrow(/^AUDIT_KEYS holds no key that waits(?!.*[\w+/]{43}=)/)

  await openAudit(db, after)
  await write(db, 1)
  await rotateKey(db, after)
  await write(db, 1)

  const lines = await db.selectFrom('audit_entry').select('key_id').orderBy('seq').execute()
  expect(lines.map(({ key_id }) => after.ageOf(key_id))).toEqual([0, 0, 1, 1])
  expect(await findFaults(db, after, [])).toEqual([])
})

test('keys lie in a file that only its owner may read, the earlier ones with the last', async ({ log: { db, dataDir, keys } }) => {
  await rotateKey(db, keys)

  expect((await readFile(join(dataDir, 'audit.keys'), 'utf8')).split('\n')).toHaveLength(2)
  expect((await stat(join(dataDir, 'audit.keys'))).mode & 0o777).toBe(0o600)
})

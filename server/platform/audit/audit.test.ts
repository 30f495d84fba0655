import { createHash, randomBytes } from 'node:crypto'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { atLine, rechain, signer, test, write } from '#tests/support/audit-log.ts'
import { openKysely } from '../db/client.ts'
import { newId } from '../ids.ts'
import { openVault } from '../secrets/vault.ts'
import { openAudit, recordIn } from './audit.ts'
import { headsIn, keepHead, readKept } from './head.ts'
import { type HashedLine, hashLine } from './line.ts'
import { openSigner } from './signing.ts'
import { wordsOf } from './words.ts'

/** What whoever reads the code, and has the database alone, can work out. */
const withoutKey = ({ seq, at, act, member_id, detail, key_id, previous }: HashedLine) =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([seq, at.toISOString(), act, member_id, detail, key_id]))
    .digest()

test('a line says what was done, by whom, when and to what', async ({ log: { db, keys, verify } }) => {
  const [before, asha] = [Date.now(), newId()]

  await (await openAudit(db, keys)).record('report_decided', asha, { outcome: 'kept' })

  const line = await db.selectFrom('audit_entry').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow()
  expect(line).toMatchObject({ seq: 6, act: 'report_decided', member_id: asha, detail: '{"outcome":"kept"}', key_id: keys.newest.id })
  expect(line.at.getTime()).toBeGreaterThanOrEqual(before)
  expect(await verify()).toEqual([])
})

test('nothing is written to a log that was not opened', async () => {
  const db = openKysely(new pg.Pool())

  await expect(recordIn(db, 'signed_in', null, {})).rejects.toThrow('an audit log that was not opened')
})

test('a line that the database does not take is a fault of whoever writes it', async ({ log: { db, verify } }) => {
  await sql`create rule lost as on insert to audit_entry do instead nothing`.execute(db)

  await expect(write(db, 1)).rejects.toThrow('did not take a line')

  await sql`drop rule lost on audit_entry`.execute(db)
  expect(await verify()).toEqual([])
})

test('a log that nobody touched is whole, and goes on to be', async ({ log: { db, dataDir, verify } }) => {
  expect(await verify()).toEqual([])

  await write(db, 3)

  expect(await verify()).toEqual([])
  expect(await keepHead(db, dataDir, signer)).toMatchObject({ seq: 8 })
  expect(await readKept(dataDir, signer)).toMatchObject({ heads: [{ seq: 5 }, { seq: 8 }], unsigned: [] })
})

test.for([
  ['act', sql`update audit_entry set act = 'signed_out' where seq = 3`],
  ['moment', sql`update audit_entry set at = at - interval '1 day' where seq = 3`],
  ['member', sql`update audit_entry set member_id = gen_random_uuid() where seq = 3`],
  ['detail', sql`update audit_entry set detail = '{}' where seq = 3`],
] as const)('a line whose %s was edited is found', async ([, edit], { log: { db, verify } }) => {
  await edit.execute(db)

  expect(await verify()).toEqual([atLine('edited', 3)])
})

test.for(['infinity', '-infinity', '20000-01-01 00:00+00', '0044-01-01 00:00+00 BC'])(
  'a line at %s is one that was edited',
  async (at, { log: { db, verify } }) => {
    await sql`alter table audit_entry drop constraint audit_entry_at_check`.execute(db)
    await sql`update audit_entry set at = ${at}::timestamptz where seq = 3`.execute(db)

    expect(await verify()).toEqual([atLine('edited', 3)])
  },
)

test('a moment changed by less than its hash holds is found, and refused by the table itself', async ({ log: { db, verify } }) => {
  const later = sql`update audit_entry set at = at + interval '1 microsecond' where seq = 3`
  await expect(later.execute(db)).rejects.toThrow('audit_entry_at_check')

  await sql`alter table audit_entry drop constraint audit_entry_at_check`.execute(db)
  await later.execute(db)

  expect(await verify()).toEqual([atLine('edited', 3)])
})

test('lines before the first are found, and refused by the table itself', async ({ log: { db, verify } }) => {
  const copy = sql`
    insert into audit_entry select no, at, act, member_id, detail, key_id, previous, hash
    from audit_entry, unnest(array[-7, -1, 0]) as no where seq = 1`
  await expect(copy.execute(db)).rejects.toThrow('audit_entry_seq_check')

  await sql`alter table audit_entry drop constraint audit_entry_seq_check`.execute(db)
  await copy.execute(db)

  const faults = await verify()
  expect(faults).toEqual([atLine('uncounted', -7), atLine('uncounted', -1, 0)])
  expect(faults.map(wordsOf)).toEqual([
    'Line -7 stands before the first. This is certain: numbers begin with 1.',
    'Lines -1 to 0 stand before the first. This is certain: numbers begin with 1.',
  ])
})

test('lines that stand beside others of their number are found, wherever a reading of the log begins anew', async ({
  log: { db, verify },
}) => {
  await write(db, 1000)
  await sql`alter table audit_entry drop constraint audit_entry_pkey`.execute(db)
  // A thousand lines are read at a time: with the two before it, line 998 is the last of them.
  await sql`insert into audit_entry select seq, at, 'signed_out', member_id, detail, key_id, previous, hash
    from audit_entry where seq in (2, 3, 998)`.execute(db)

  const faults = await verify()

  expect(faults.filter(({ fault }) => fault === 'twice')).toEqual([atLine('twice', 2, 3), atLine('twice', 998)])
  expect(faults.filter(({ fault }) => ['missing', 'cut off'].includes(fault))).toEqual([])
  expect(wordsOf(faults[0]!)).toContain('Lines 2 to 3 stand there more than once. This is certain')
})

test('a line that was edited is found although it and all after it were hashed anew, without the key', async ({
  log: { db, verifyAlone },
}) => {
  await sql`update audit_entry set act = 'signed_out' where seq = 3`.execute(db)
  await rechain(db, 3, withoutKey)

  expect(await verifyAlone()).toEqual([atLine('edited', 3, 5)])
})

test('a log whose every hash was made anew is found, whether with no key or with one of the forger’s', async ({
  log: { db, verifyAlone },
}) => {
  await rechain(db, 1, withoutKey)
  expect(await verifyAlone()).toEqual([atLine('edited', 1, 5)])

  await rechain(db, 1, (line) => hashLine(line, randomBytes(32)))
  expect(await verifyAlone()).toEqual([atLine('edited', 1, 5)])

  await sql`update audit_entry set key_id = '0123456789abcdef'`.execute(db)
  await rechain(db, 1, (line) => hashLine(line, randomBytes(32)))
  expect(await verifyAlone()).toEqual([{ fault: 'unknown key', from: 1, to: 5, detail: '0123456789abcdef' }])
})

test('a log hashed anew with our key is not the one that was signed', async ({ log: { db, keys, verify, verifyAlone } }) => {
  await sql`update audit_entry set act = 'signed_out' where seq = 3`.execute(db)
  await rechain(db, 3, (line) => hashLine(line, keys.newest.key))

  expect(await verifyAlone()).toEqual([])
  expect(await verify()).toEqual([atLine('rewritten', 5)])
})

test('lines that were removed are named, and one written in their place by its neighbour', async ({ log: { db, verify } }) => {
  const [line] = await sql<HashedLine>`delete from audit_entry where seq in (2, 3) returning *`.execute(db).then(({ rows }) => rows)
  expect(await verify()).toEqual([atLine('missing', 2, 3)])

  const keep = await db.deleteFrom('audit_entry').where('seq', '>=', 2).returningAll().execute()
  await write(db, 2)
  await db.insertInto('audit_entry').values(keep).execute()

  expect(line!.seq).toBe(2)
  expect(await verify()).toEqual([atLine('detached', 4)])
})

test('lines that were cut off at the end are missed, also when others were written in their place', async ({
  log: { db, dataDir, verify, verifyAlone },
}) => {
  await sql`delete from audit_entry where seq > 3`.execute(db)
  expect(await verifyAlone()).toEqual([])
  expect(await verify()).toEqual([atLine('cut off', 4, 5)])
  await expect(keepHead(db, dataDir, signer)).rejects.toThrow('no longer holds line 5 as it was signed')

  await write(db, 4)
  await expect(keepHead(db, dataDir, signer)).rejects.toThrow('no longer holds line 5 as it was signed')

  expect(await verifyAlone()).toEqual([])
  expect(await verify()).toEqual([atLine('rewritten', 5)])
})

test('a log that was emptied is missed', async ({ log: { db, verify } }) => {
  await sql`delete from audit_entry`.execute(db)

  expect(await verify()).toEqual([atLine('cut off', 1, 5)])
})

test('every fault is named, not the first alone, with its lines and how sure it is', async ({ log: { db, keys, verify } }) => {
  await write(db, 5)
  await sql`update audit_entry set detail = '{}' where seq in (2, 3)`.execute(db)
  await sql`delete from audit_entry where seq in (5, 8)`.execute(db)

  const faults = await verify()

  expect(faults).toEqual([atLine('edited', 2, 3), atLine('missing', 5), atLine('missing', 8)])
  expect(faults.map(wordsOf)).toEqual([
    'Lines 2 to 3 were changed, or written without the key. This is certain: the hash does not fit what stands there.',
    'Line 5 is missing. This is certain: numbers have no gaps.',
    'Line 8 is missing. This is certain: numbers have no gaps.',
  ])
  expect(wordsOf({ fault: 'unknown key', from: 1, to: 1, detail: keys.newest.id })).toContain('Nothing is certain')
})

test('a head that somebody else signed, or that was changed, is named', async ({ log: { db, dataDir } }) => {
  const file = headsIn(dataDir)
  const text = await readFile(file, 'utf8')
  const named = { heads: [], unsigned: [expect.stringContaining('Line 1 of audit-heads.jsonl was not signed')] }
  await sql`delete from audit_entry where seq > 4`.execute(db)

  await writeFile(file, text.replace('"seq":5', '"seq":4'))
  expect(await readKept(dataDir, signer)).toEqual(named)
  await rm(file)
  await keepHead(db, dataDir, openSigner(openVault(randomBytes(32))))
  expect(await readKept(dataDir, signer)).toEqual(named)
  await expect(keepHead(db, dataDir, signer)).rejects.toThrow('was not signed')
})

test('a head that a full disk cut off is no fault, and the next one stands in its place', async ({ log: { db, dataDir, verify } }) => {
  const file = headsIn(dataDir)
  await appendFile(file, '{"seq":6,"hash":"0123')
  await write(db, 2)

  expect(await verify()).toEqual([])
  expect(await keepHead(db, dataDir, signer)).toMatchObject({ seq: 7 })

  expect(await readKept(dataDir, signer)).toMatchObject({ heads: [{ seq: 5 }, { seq: 7 }], unsigned: [] })
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3)
})

test('the heads of years are looked at a few at a time', async ({ log: { dataDir } }) => {
  const head = await readFile(headsIn(dataDir), 'utf8')
  await writeFile(headsIn(dataDir), head.repeat(1000))
  let turns = 0
  const counting = setInterval(() => turns++)
  onTestFinished(() => clearInterval(counting))

  expect((await readKept(dataDir, signer)).heads).toHaveLength(1000)

  expect(turns).toBeGreaterThan(10)
})

test('lines of many writers at once follow one from the other, and a change that is undone leaves none', async ({
  log: { db, verify },
}) => {
  const undone = db.transaction().execute(async (tx) => {
    await recordIn(tx, 'claim_taken', null, {})
    throw new Error('undone')
  })
  await Promise.all([write(db, 4), write(db, 4), undone.catch(() => {})])

  expect(await verify()).toEqual([])
  expect(await db.selectFrom('audit_entry').select('seq').execute()).toHaveLength(13)
})

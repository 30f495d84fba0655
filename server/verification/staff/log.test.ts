import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import type { AuditAct } from '#contract/audit-acts.ts'
import { staff } from '#contract/staff.ts'
import { headsIn, keepHead } from '#server/platform/audit/head.ts'
import { type TestMember, World } from '#tests/support/world.ts'

/** A server of its own: the log is one for all of it. */
const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open()
    await use(world)
    await world.close()
  },
})

async function written(world: World, lines: number) {
  for (let at = 0; at < lines; at++) await world.app.services.audit.record(at % 2 ? 'signed_in' : 'signed_out', null, { nth: String(at) })
}

async function all(auditor: TestMember, asked: object = {}) {
  const items = []
  let cursor: string | undefined
  do {
    const page = await auditor.call(staff.log, { ...asked, cursor })
    items.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return items
}

/** Changes a line behind the back of whoever keeps it from being changed. */
const forge = (world: World, change: string) =>
  world.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(tx)
    await sql.raw(change).execute(tx)
    await sql`alter table audit_entry enable always trigger audit_entry_append_only`.execute(tx)
  })

test('an auditor reads every line once, newest first, as it is stored and with whether it stands', async ({ world }) => {
  const auditor = await world.staff(['auditor'])
  await written(world, 45)

  const lines = await all(auditor)

  expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at))
  expect(lines[0]).toMatchObject({ act: 'signed_out', memberId: null, detail: { nth: '44' } })
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['whole']))
})

test('lines of one act and of some time are found', async ({ world }) => {
  const auditor = await world.staff(['auditor'])
  await written(world, 6)
  const { rows } = await sql<{ at: Date }>`select at from audit_entry where seq = 4`.execute(world.db)
  const fourth = rows[0]!.at.toISOString()

  expect((await all(auditor, { act: 'signed_in' })).map(({ seq }) => seq)).toEqual([6, 4, 2])
  const since = (await all(auditor, { from: fourth })).map(({ seq }) => seq)
  const before = (await all(auditor, { until: fourth })).map(({ seq }) => seq)
  expect(since).toContain(4)
  expect(before).not.toContain(4)
  expect([...since, ...before]).toEqual([6, 5, 4, 3, 2, 1])
})

test('a line that was changed, one that follows from no other and one of an unknown key are shown as such', async ({ world }) => {
  const auditor = await world.staff(['auditor'])
  await written(world, 8)
  await forge(world, `update audit_entry set detail = 'no JSON' where seq = 2`)
  await forge(world, 'delete from audit_entry where seq = 4')
  await forge(world, `update audit_entry set key_id = 'gone' where seq = 7`)

  const states = new Map((await all(auditor)).map((line) => [line.seq, line]))

  expect([8, 7, 6, 5, 3, 2, 1].map((seq) => states.get(seq)!.state)).toEqual([
    ...['whole', 'unknown_key', 'whole', 'detached'],
    ...['whole', 'changed', 'whole'],
  ])
  expect(states.get(2)!.detail).toEqual({ stored: 'no JSON' })
})

test('the last signed line is told, and that it stands no more once it was cut off', async ({ world }) => {
  const auditor = await world.staff(['auditor'])
  const { config, signer } = world.app.services
  expect(await auditor.call(staff.logHead)).toEqual({ lines: 0, signed: null, isForged: false })
  await written(world, 3)
  await keepHead(world.db, config.dataDir, signer)
  await written(world, 1)
  expect(await auditor.call(staff.logHead)).toMatchObject({ lines: 4, signed: { seq: 3, stands: true }, isForged: false })

  await forge(world, 'delete from audit_entry where seq >= 3')

  expect(await auditor.call(staff.logHead)).toMatchObject({ lines: 2, signed: { seq: 3, stands: false } })
})

test('a signature that somebody changed is not told as none', async ({ world }) => {
  const auditor = await world.staff(['auditor'])
  const { config, signer } = world.app.services
  await written(world, 3)
  await keepHead(world.db, config.dataDir, signer)
  const file = headsIn(config.dataDir)
  const kept = await readFile(file, 'utf8')

  for (const forged of [kept.replace('"seq":3', '"seq":2'), 'nothing\n']) {
    await writeFile(file, forged)
    expect(await auditor.call(staff.logHead)).toEqual({ lines: 3, signed: null, isForged: true })
  }
})

test('an act that there is not, and a cursor of nothing, are refused', async ({ world }) => {
  const auditor = await world.staff(['auditor'])

  for (const asked of [{ act: 'nothing' as AuditAct }, { cursor: 'line.0' }, { cursor: '3' }])
    await expect(auditor.call(staff.log, asked)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

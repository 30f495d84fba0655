import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { dataExports } from '#contract/data-exports.ts'
import { notifications } from '#contract/notifications.ts'
import { storedBytes } from '#tests/support/attachments.ts'
import { setUpApp } from '#tests/support/authenticator.ts'
import { addressOf, copyOf, givePassword, PASSWORD } from '#tests/support/data-export.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepUploads } from '../platform/uploads/sweep.ts'
import { giveUpExport, makeExport, sweepExports } from './export/make.ts'

const copies = async (by: TestMember) => (await by.call(dataExports.list)).items
const partsOf = async ({ db }: World, id: string) =>
  (await db.selectFrom('data_export_part').select('id').where('export_id', '=', id).execute()).map((part) => part.id)

test('a copy is asked for, made, announced without a word of it, and downloaded whole or in ranges', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao', email: 'asha.export@ward.example' })
  await givePassword(world, asha)

  const asked = await asha.call(dataExports.ask)
  await world.runJobs()
  const [ready] = await copies(asha)
  const url = await addressOf(asha, asked.id)

  expect(asked).toMatchObject({ state: 'asked', until: null, sizeBytes: null })
  expect(ready).toMatchObject({ id: asked.id, state: 'ready', missingFiles: 0, downloadedAt: null })
  expect(Date.parse(ready!.until!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect((await asha.call(notifications.list, {})).items).toMatchObject([{ kind: 'security_export_ready', subjectId: asked.id }])
  const [email] = await emailsTo(world, 'asha.export@ward.example')
  expect(email).toContain('Your data is ready')
  expect(email).toContain('/settings?section=data')
  expect(email).not.toContain('/api/')
  const whole = await world.fetch(url)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="wardmates-data-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
  })
  expect(bytes.length).toBe(ready!.sizeBytes)
  const rest = await world.fetch(url, { headers: { range: 'bytes=100-' } })
  expect(rest.status).toBe(206)
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(100))).toBe(true)
  expect((await copies(asha))[0]!.downloadedAt).not.toBeNull()
  const { rows } = await sql<{ act: string }>`
    select act from audit_entry where member_id = ${asha.id} and act like 'export%' order by seq`.execute(world.db)
  expect(rows).toEqual([{ act: 'export_asked' }, { act: 'export_downloaded' }])
})

test('an address is given for the right password only, and opens the copy for nobody else, nor once its session has ended', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const { id } = await copyOf(world, asha)

  await expect(asha.call(dataExports.download, { id, password: 'guessed' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD', status: 422 })
  await expect(asha.call(dataExports.download, { id })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await givePassword(world, ravi)
  await expect(addressOf(ravi, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expectRefusal(await world.fetch(`/api/data-exports/${id}/file`, { token: asha.token }), 401)
  const url = await addressOf(asha, id)
  await expectRefusal(await world.fetch(url.replace(asha.id, ravi.id)), 404)
  await expectRefusal(await world.fetch(url.replace(asha.sessionId, ravi.sessionId)), 404)
  await world.app.services.sessions.end(world.db, asha.id, asha.sessionId)
  await expectRefusal(await world.fetch(url), 404)
})

test('whoever has no password signs in again first', async ({ world }) => {
  const asha = await world.member()
  const { id } = await copyOf(world, asha)
  await world.db.updateTable('account').set({ password_hash: null, google_sub: randomUUID() }).where('member_id', '=', asha.id).execute()

  expect((await world.fetch((await asha.call(dataExports.download, { id })).url)).status).toBe(200)
  await sql`update session set created_at = now() - interval '11 minutes' where member_id = ${asha.id}`.execute(world.db)
  await expect(asha.call(dataExports.download, { id })).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN', status: 403 })
})

test('whoever has a second factor shows it before a download', async ({ world }) => {
  const asha = await world.member()
  const { id } = await copyOf(world, asha)
  const { recoveryCodes } = await setUpApp(asha, PASSWORD)
  const before = await copies(asha)

  await expect(addressOf(asha, id)).rejects.toMatchObject({ code: 'WRONG_FACTOR' })
  expect(await copies(asha)).toEqual(before)
  const url = await addressOf(asha, id, recoveryCodes[0])

  expect((await world.fetch(url)).status).toBe(200)
})

test('one copy at a time, and one a day', async ({ world }) => {
  const asha = await world.member()

  const asked = await Promise.allSettled([1, 2, 3].map(() => asha.call(dataExports.ask)))
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  await world.runJobs()

  expect(refused).toMatchObject([{ code: 'EXPORT_UNDERWAY' }, { code: 'EXPORT_UNDERWAY' }])
  await expect(asha.call(dataExports.ask)).rejects.toMatchObject({ code: 'EXPORT_LATELY', status: 409 })
  const { nextAt } = await asha.call(dataExports.list)
  expect(Date.parse(nextAt!) - Date.now()).toBeGreaterThan(23 * 3600_000)
  await sql`update data_export set asked_at = now() - interval '24 hours' where member_id = ${asha.id}`.execute(world.db)
  expect(await asha.call(dataExports.ask)).toMatchObject({ state: 'asked' })
  expect(await copies(asha)).toMatchObject([{ state: 'asked' }, { state: 'ready' }])
})

test('after its days a copy is removed with its bytes, and nobody downloads it on its last day but one too many', async ({ world }) => {
  const asha = await world.member()
  const { id } = await copyOf(world, asha)
  const parts = await partsOf(world, id)
  const url = await addressOf(asha, id)
  await sql`update data_export set until = now() where id = ${id}`.execute(world.db)

  await expectRefusal(await world.fetch(url), 404)
  await sweepExports(world.app.services)
  await sweepUploads(world.db, world.app.services.files)

  expect(await copies(asha)).toMatchObject([{ id, state: 'removed' }])
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect(await world.app.services.files.open(part, 'data export')).toBeNull()
  expect(await partsOf(world, id)).toEqual([])
})

test('a copy that is not finished is said to have failed, keeps nothing and nobody from asking again', async ({ world }) => {
  const { services } = world.app
  const asha = await world.member()
  const { id: exportId } = await asha.call(dataExports.ask)
  const broken = { room: 'broken', title: 'Broken', parts: [{ name: 'rows', tables: [], rows: failing }], leftOut: {} }

  await expect(makeExport({ exportId }, services, [broken], new AbortController().signal)).rejects.toThrow('no such rows')
  expect(await copies(asha)).toMatchObject([{ state: 'making' }])
  await giveUpExport({ exportId }, services)

  expect(await copies(asha)).toMatchObject([{ state: 'failed' }])
  expect(await partsOf(world, exportId)).toEqual([])
  await makeExport({ exportId }, services, [], new AbortController().signal)
  expect(await copies(asha)).toMatchObject([{ state: 'failed' }])
  expect(await asha.call(dataExports.ask)).toMatchObject({ state: 'asked' })
})

// biome-ignore lint/correctness/useYield: it fails before its first rows
async function* failing(): AsyncGenerator<never> {
  throw new Error('no such rows')
}

test('a copy that is being written while its member is erased leaves no bytes behind', async ({ world }) => {
  const { services } = world.app
  const asha = await world.member()
  const { id: exportId } = await asha.call(dataExports.ask)
  const written: string[] = []
  const put: typeof services.files.put = async (id, plain, place) => {
    // Erased and swept after its row and before its bytes.
    await world.db.deleteFrom('member').where('id', '=', asha.id).execute()
    await sweepUploads(world.db, services.files)
    written.push(id)
    await services.files.put(id, plain, place)
  }

  const made = makeExport({ exportId }, { ...services, files: { ...services.files, put } }, [], new AbortController().signal)

  await expect(made).rejects.toThrow('not wanted any more')
  expect(written).toHaveLength(1)
  expect((await storedBytes(world)).stored.filter((name) => name.includes(written[0]!))).toEqual([])
})

test('a copy whose job was lost is given up after a day', async ({ world }) => {
  const asha = await world.member()
  await world.db
    .insertInto('data_export')
    .values({ id: randomUUID(), member_id: asha.id, state: 'making', asked_at: new Date(Date.now() - 25 * 3600_000) })
    .execute()

  await sweepExports(world.app.services)

  expect(await copies(asha)).toMatchObject([{ state: 'failed' }])
})

test('a copy that is made again, because its server stopped, is whole and there once', async ({ world }) => {
  const asha = await world.member()
  await givePassword(world, asha)
  const { id: exportId } = await asha.call(dataExports.ask)
  const stopped = new AbortController()
  stopped.abort(new Error('The server was closed.'))

  await expect(makeExport({ exportId }, world.app.services, [], stopped.signal)).rejects.toThrow('closed')
  await world.runJobs()

  const [ready] = await copies(asha)
  const bytes = await (await world.fetch(await addressOf(asha, exportId))).arrayBuffer()
  expect(bytes.byteLength).toBe(ready!.sizeBytes)
})

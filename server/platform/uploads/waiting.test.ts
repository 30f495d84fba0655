import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { UPLOAD_HOURS } from '#contract/uploads.ts'
import { verification } from '#contract/verification.ts'
import { evidenceUpload } from '#server/verification/uploads.ts'
import { openBucketServer } from '#tests/support/bucket-server.ts'
import { registration } from '#tests/support/claims.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { tus, uploadIdOf } from '#tests/support/upload.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'
import { newId } from '../ids.ts'
import { storePart } from './parts.ts'
import { saveUpload } from './queries.ts'
import { removeCutOff, sweepUploads } from './sweep.ts'
import { openUpload, takeUpload } from './take.ts'

const SENTENCE = 'Asha Rao, registration 774411, Karnataka Medical Council'
const pdf = (bytes: number) => Buffer.from(`%PDF-1.7\n${SENTENCE}\n`.padEnd(bytes - SENTENCE.length, '-') + SENTENCE)

async function doctor(world: World) {
  const member = await world.member()
  await member.call(verification.submit, { kind: 'doctor', proof: registration() })
  return { member }
}

/** Every file of the data folder that holds these words. */
async function holding(world: World, words: string) {
  const entries = await readdir(world.dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const found = await Promise.all(paths.map(async (path) => ((await readFile(path)).includes(words) ? [path] : [])))
  return { paths, found: found.flat() }
}

const stored = async (world: World) => (await holding(world, '')).paths.filter((path) => path.includes('/files/'))
const sweep = ({ app }: World) => sweepUploads(app.services.db, app.services.files)
const parts = (world: World) => world.db.selectFrom('upload_part').selectAll().execute()

/** As if so many hours had passed. */
const age = (world: World, address: string, hours: number) =>
  sql`update file_upload set expires_at = expires_at - make_interval(hours => ${hours}::integer) where id = ${uploadIdOf(address)}`.execute(
    world.db,
  )

async function sent(world: World, member: TestMember, bytes = pdf(1_500_000)) {
  const address = await tus(world.url).begun(member, bytes.length)
  await tus(world.url).piece(member, address, 0, bytes)
  return address
}

test('what waits, whole or in part, and what it is called lie unreadable in the data folder and in the database', async ({ world }) => {
  const { member } = await doctor(world)
  await sent(world, member)
  const address = await tus(world.url).begun(member, 900_000, { kind: 'evidence', filename: `${SENTENCE}.pdf` })
  await tus(world.url).piece(member, address, 0, pdf(500_000))

  const { paths, found } = await holding(world, SENTENCE)
  const rows = await sql<{ row: string }>`select file_upload::text as row from file_upload`.execute(world.db)

  expect(paths.filter((path) => path.includes('/files/')).length).toBeGreaterThan(2)
  expect(found).toEqual([])
  expect(rows.rows.filter(({ row }) => row.includes('Asha'))).toEqual([])
})

test('what nothing takes is gone after its hours, counted from its last piece; what is cancelled goes at once', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const { member } = await doctor(world)
  const client = tus(world.url)
  const [whole, half, cancelled] = [await sent(world, member), await client.begun(member, 1000), await sent(world, member)]
  for (const address of [whole, half]) await age(world, address, UPLOAD_HOURS - 1)
  await client.piece(member, half, 0, pdf(400))

  await client.remove(member, cancelled)
  await world.runJobs()
  expect(await stored(world)).toHaveLength((await parts(world)).length)
  expect((await client.head(member, cancelled)).status).toBe(404)
  for (const address of [whole, half]) await age(world, address, 1)
  const over = await expectRefusal(await client.piece(member, whole, 0, pdf(100)), 404)
  expect(over.code).toBe('NOT_FOUND')
  await sweep(world)
  expect(await client.offset(member, half)).toBe(400)
  await age(world, half, UPLOAD_HOURS)
  await sweep(world)

  expect([await stored(world), await parts(world)]).toEqual([[], []])
})

test('of what was being received when the only node ended nothing is left after its start, and what had counted stays', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const { member } = await doctor(world)
  await sent(world, member)
  const kept = await stored(world)
  const cutOff = uploadIdOf(await sent(world, member))
  await world.db.updateTable('upload_part').set({ counted: false }).where('upload_id', '=', cutOff).execute()

  await removeCutOff(world.db)
  await sweep(world)

  expect((await stored(world)).sort()).toEqual(kept.sort())
  expect((await parts(world)).map(({ counted }) => counted)).not.toContain(false)
})

test('parts that never counted, and the uploads of an erased member, are swept away with their bytes', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const { member } = await doctor(world)
  await sent(world, member)
  await world.db.updateTable('upload_part').set({ counted: false }).execute()
  await sweep(world)
  expect(await parts(world)).not.toEqual([])

  await sql`update upload_part set created_at = created_at - interval '1 hour'`.execute(world.db)
  await sweep(world)
  expect([await parts(world), await stored(world)]).toEqual([[], []])

  await sent(world, member)
  await world.db.deleteFrom('member').where('id', '=', member.id).execute()
  await sweep(world)
  expect([await parts(world), await stored(world)]).toEqual([[], []])
})

test('an upload is taken once, only if what took it is committed, and its bytes go', async ({ world }) => {
  const { member } = await doctor(world)
  const id = uploadIdOf(await sent(world, member))
  const { db } = world.app.services
  const open = () => openUpload(world.app.services, evidenceUpload, member.id, id)
  const rolledBack = db.transaction().execute(async (tx) => {
    await takeUpload(tx, member.id, id)
    throw new Error('and then it failed')
  })

  await expect(rolledBack).rejects.toThrow('then it failed')
  expect((await open()).type).toBe('application/pdf')
  const takers = await Promise.allSettled([1, 2, 3].map(() => db.transaction().execute((tx) => takeUpload(tx, member.id, id))))

  expect(takers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.runJobs()
  expect(await world.db.selectFrom('upload_part').selectAll().where('upload_id', '=', id).execute()).toEqual([])
  expect(await world.db.selectFrom('orphaned_file').selectAll().execute()).toEqual([])
})

test('one that has not arrived, and one of another kind, cannot be opened', async ({ world }) => {
  const { member } = await doctor(world)
  const address = await tus(world.url).begun(member, 1000)
  const open = (kind = evidenceUpload) => openUpload(world.app.services, kind, member.id, uploadIdOf(address))

  await expect(open()).rejects.toMatchObject({ code: 'UPLOAD_UNFINISHED' })
  await tus(world.url).piece(member, address, 0, pdf(1000))
  await expect(open({ ...evidenceUpload, name: 'paper' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await open()).sizeBytes).toBe(1000)
})

async function limitedWorld() {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_UPLOAD_KILOBYTES: '2000/600', LIMIT_UPLOAD_ADDRESS_KILOBYTES: '3000/600' })
  onTestFinished(() => world.close())
  return { world, client: tus(world.url), asha: (await doctor(world)).member, ravi: (await doctor(world)).member }
}

test('a member and an address have so many bytes a day, and what is more than is left is told before any is sent', async () => {
  const { world, client, asha, ravi } = await limitedWorld()
  const begin = async (by: TestMember) => (await client.begin(by, 1_000_000)).status

  for (let at = 0; at < 2; at++) await sent(world, asha, pdf(1_000_000))
  expect([await begin(asha), await begin(ravi)]).toEqual([429, 201])
  await sent(world, ravi, pdf(1_000_000))

  expect(await begin(ravi)).toBe(429)
})

test('a file that was only announced, or given up on its way, costs what arrived of it', async () => {
  const { world, client, asha } = await limitedWorld()
  for (let at = 0; at < 3; at++) await client.begun(asha, 1_500_000)
  const address = await client.begun(asha, 1_500_000)

  await client.piece(asha, address, 0, pdf(300_000))
  await client.remove(asha, address)
  await sent(world, asha, pdf(1_700_000))

  const refusal = await expectRefusal(await client.begin(asha, 100_000), 429)
  expect(refusal.message).toContain('go on tomorrow')
})

test('bytes that come to nothing are counted too, and a file that there is no room for any more stays as far as it came', async () => {
  const { client, asha } = await limitedWorld()
  const [address, other] = [await client.begun(asha, 900_000), await client.begun(asha, 900_000)]
  await client.piece(asha, other, 0, pdf(900_000).subarray(0, 100_000))
  const checksum = { 'upload-checksum': `sha1 ${Buffer.alloc(20).toString('base64')}` }
  const spoilt = () => client.piece(asha, address, 0, pdf(900_000), checksum)

  const statuses = [(await spoilt()).status, (await spoilt()).status, (await spoilt()).status]
  const refusal = await expectRefusal(await client.piece(asha, other, 100_000, pdf(900_000).subarray(100_000)), 429)

  expect(statuses).toEqual([460, 460, 429])
  expect(refusal.message).toContain('go on tomorrow')
  expect(await client.offset(asha, other)).toBe(100_000)
})

test('with a bucket uploads wait there, sealed, and another node goes on with them', async () => {
  const server = await openBucketServer()
  onTestFinished(() => server.close())
  const first = await World.open(server.settings)
  onTestFinished(() => first.close())
  const key = (await readFile(join(first.dataDir, 'secret.key'), 'utf8')).trim()
  const next = await World.open({ ...server.settings, SECRET_KEY: key }, undefined, first)
  onTestFinished(() => next.close())
  const [{ member }, bytes] = [await doctor(first), pdf(2_500_000)]
  const address = await tus(first.url).begun(member, bytes.length)
  await tus(first.url).piece(member, address, 0, bytes.subarray(0, 1_200_000))
  await tus(next.url).piece(member, address.replace(first.url, next.url), 1_200_000, bytes.subarray(1_200_000))

  const upload = await openUpload(first.app.services, evidenceUpload, member.id, uploadIdOf(address))
  const held = await Promise.all((await parts(first)).map(({ id }) => server.bytesOf(id)))

  expect(Buffer.concat(await upload.stream().toArray()).equals(bytes)).toBe(true)
  expect(held.length).toBeGreaterThan(2)
  expect(held.filter((part) => part.includes(SENTENCE))).toEqual([])
  expect(await stored(first)).toEqual([])
})

test('bytes that are written while their upload is removed are not left behind', async ({ world }) => {
  const { id: owner_id } = await world.member()
  const { db, files } = world.app.services
  const upload = { id: newId(), owner_id, kind: evidenceUpload.name, name_sealed: Buffer.from('sealed'), size_bytes: 10 }
  const { id } = await saveUpload(db, upload)
  await sweep(world)
  const before = await stored(world)
  const put: typeof files.put = async (...part) => {
    await db.deleteFrom('file_upload').where('id', '=', id).execute()
    await sweep(world)
    await files.put(...part)
  }

  const written = storePart(db, { ...files, put }, id, 0, Buffer.from('0123456789'))

  await expect(written).rejects.toMatchObject({ code: 'UPLOAD_MOVED' })
  expect(await stored(world)).toEqual(before)
})

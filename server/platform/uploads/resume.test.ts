import { createHash, randomBytes, randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Upload } from 'tus-js-client'
import { expect, onTestFinished } from 'vitest'
import { UPLOADS_PATH } from '#contract/uploads.ts'
import { verification } from '#contract/verification.ts'
import { evidenceUpload } from '#server/verification/uploads.ts'
import { registration } from '#tests/support/claims.ts'
import { tus, uploadIdOf } from '#tests/support/upload.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'
import { openUpload } from './take.ts'

/** A PDF of so many bytes, no two of them alike. */
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])

/** Somebody whose claim waits for evidence. */
async function doctor(world: World) {
  const member = await world.member()
  await member.call(verification.submit, { kind: 'doctor', proof: registration() })
  return member
}

/** What has arrived, as a room reads it. */
async function arrived({ app }: World, { id }: TestMember, address: string) {
  const upload = await openUpload(app.services, evidenceUpload, id, uploadIdOf(address))
  return { ...upload, bytes: await buffer(upload.stream()) }
}

test('a file that is cut off at any byte goes on from there, and arrives as it was', async ({ world }) => {
  const [asha, sent, client] = [await doctor(world), pdf(5_000_000), tus(world.url)]
  const address = await client.begun(asha, sent.length)

  for (let cut = 0; cut < 6; cut++) {
    const before = await client.offset(asha, address)
    const rest = sent.subarray(before)
    await client.cutOff(asha, address, before, rest, randomInt(1, Math.min(rest.length, 1_500_000)))
    const after = await client.offset(asha, address)
    expect(after).toBeGreaterThanOrEqual(before)
  }
  const from = await client.offset(asha, address)
  expect(from).toBeGreaterThan(0)
  const last = await client.piece(asha, address, from, sent.subarray(from))

  expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '5000000'])
  const { bytes, sha256, ...said } = await arrived(world, asha, address)
  expect(bytes.equals(sent)).toBe(true)
  expect(sha256.equals(createHash('sha256').update(sent).digest())).toBe(true)
  expect(said).toMatchObject({ name: 'licence.pdf', type: 'application/pdf', sizeBytes: 5_000_000 })
})

test('a client of the protocol that is not ours sends a file here', async ({ world }) => {
  const [asha, sent] = [await doctor(world), pdf(2_500_000)]
  const upload = new Upload(sent, {
    endpoint: world.url + UPLOADS_PATH,
    headers: { authorization: `Bearer ${asha.token}` },
    metadata: { kind: 'evidence', filename: 'प्रमाणपत्र.pdf' },
    chunkSize: 1_000_000,
  })

  await new Promise<void>((onSuccess, onError) => {
    Object.assign(upload.options, { onSuccess: () => onSuccess(), onError })
    upload.start()
  })

  const { bytes, name } = await arrived(world, asha, upload.url!)
  expect([bytes.equals(sent), name]).toEqual([true, 'प्रमाणपत्र.pdf'])
})

test('a restart of the server loses nothing that had arrived, and neither does another node', async () => {
  const first = await World.open()
  onTestFinished(() => first.close())
  const [asha, sent] = [await doctor(first), pdf(3_000_000)]
  const address = await tus(first.url).begun(asha, sent.length)
  await tus(first.url).piece(asha, address, 0, sent.subarray(0, 1_700_000))

  const next = await World.open({ WARDMATES_DATA: first.dataDir }, undefined, first)
  onTestFinished(() => next.close())
  const [client, there] = [tus(next.url), address.replace(first.url, next.url)]
  const from = await client.offset(asha, there)
  await client.piece(asha, there, from, sent.subarray(from))

  expect(from).toBe(1_700_000)
  expect((await arrived(next, asha, there)).bytes.equals(sent)).toBe(true)
  expect((await arrived(first, asha, there)).bytes.equals(sent)).toBe(true)
})

test('of two that send the same upload at once each byte counts once', async ({ world }) => {
  const [asha, sent, client] = [await doctor(world), pdf(4_000_000), tus(world.url)]
  const address = await client.begun(asha, sent.length)

  const answers = await Promise.allSettled([0, 1, 2, 3].map(() => client.piece(asha, address, 0, sent)))
  const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 'cut'))
  const from = await client.offset(asha, address)
  if (from < sent.length) await client.piece(asha, address, from, sent.subarray(from))

  expect(statuses.filter((status) => status !== 409 && status !== 'cut' && status !== 204)).toEqual([])
  expect(statuses.filter((status) => status === 204).length).toBeLessThan(2)
  expect((await arrived(world, asha, address)).bytes.equals(sent)).toBe(true)
})

test('between nodes, too, each byte counts once', async ({ world }) => {
  const beside = await World.open({ WARDMATES_DATA: world.dataDir }, undefined, world)
  onTestFinished(() => beside.close())
  const [asha, sent] = [await doctor(world), pdf(4_000_000)]
  const address = await tus(world.url).begun(asha, sent.length)
  const there = address.replace(world.url, beside.url)

  const answers = await Promise.all([tus(world.url).piece(asha, address, 0, sent), tus(beside.url).piece(asha, there, 0, sent)])

  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await arrived(world, asha, address)).bytes.equals(sent)).toBe(true)
})

test('a piece that comes with a checksum counts if it arrives undamaged, and not at all otherwise', async ({ world }) => {
  const [asha, sent, client] = [await doctor(world), pdf(2_500_000), tus(world.url)]
  const address = await client.begun(asha, sent.length)
  const checksum = (bytes: Buffer, algorithm = 'sha1') => ({
    'upload-checksum': `${algorithm} ${createHash(algorithm).update(bytes).digest('base64')}`,
  })

  const damaged = await client.piece(asha, address, 0, sent, checksum(sent.subarray(1)))
  const afterDamage = await client.offset(asha, address)
  const unknown = await client.piece(asha, address, 0, sent, checksum(sent, 'md5'))
  const whole = await client.piece(asha, address, 0, sent, checksum(sent, 'sha256'))

  expect([damaged.status, ((await damaged.json()) as { code: string }).code, afterDamage]).toEqual([460, 'CHECKSUM_MISMATCH', 0])
  expect([unknown.status, whole.status]).toEqual([400, 204])
  expect((await arrived(world, asha, address)).bytes.equals(sent)).toBe(true)
})

test('a request that sends nothing any more ends when its sender comes back', async ({ world }) => {
  const [asha, sent, client] = [await doctor(world), pdf(1_000_000), tus(world.url)]
  const address = await client.begun(asha, sent.length)
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(sent.subarray(0, 300_000)),
  })
  const headers = { authorization: `Bearer ${asha.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
  const type = { 'content-type': 'application/offset+octet-stream' }
  const silent = fetch(address, { method: 'PATCH', headers: { ...headers, ...type }, body, duplex: 'half' } as RequestInit)
  silent.catch(() => {})

  await expect.poll(() => client.offset(asha, address)).toBeGreaterThan(0)

  await expect(silent).rejects.toThrow()
})

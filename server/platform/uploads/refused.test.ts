import { connect } from 'node:net'
import { expect } from 'vitest'
import { EVIDENCE_MAX_BYTES } from '#contract/limits.ts'
import { UPLOADS_MAX, UPLOADS_PATH } from '#contract/uploads.ts'
import { verification } from '#contract/verification.ts'
import { evidenceUpload } from '#server/verification/uploads.ts'
import { registration } from '#tests/support/claims.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { tus, uploadIdOf } from '#tests/support/upload.ts'
import { test, type World } from '#tests/support/world.ts'
import { openUpload } from './take.ts'

const pdf = (bytes: number) => Buffer.from('%PDF-1.7\n'.padEnd(bytes, 'x'))

async function doctor(world: World) {
  const member = await world.member()
  await member.call(verification.submit, { kind: 'doctor', proof: registration() })
  return member
}

test('to another member, a stranger and the member of an ended session an upload is not there', async ({ world }) => {
  const [asha, mallory, client] = [await doctor(world), await doctor(world), tus(world.url)]
  const address = await client.begun(asha, 1000)
  await client.piece(asha, address, 0, pdf(400))

  const others = await Promise.all([
    client.head(mallory, address),
    client.piece(mallory, address, 400, pdf(600)),
    client.remove(mallory, address),
    client.head(mallory, address.replace(uploadIdOf(address), '0190a1b2-0000-7000-8000-000000000000')),
  ])
  const strangers = await Promise.all([client.head({}, address), client.piece({}, address, 400, pdf(600)), client.remove({}, address)])

  expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(strangers.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await client.offset(asha, address)).toBe(400)
  const read = openUpload(world.app.services, evidenceUpload, mallory.id, uploadIdOf(address))
  await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an offset that is not where the upload stands is refused and says where it stands', async ({ world }) => {
  const [asha, client] = [await doctor(world), tus(world.url)]
  const address = await client.begun(asha, 1000)
  await client.piece(asha, address, 0, pdf(400))

  for (const offset of ['0', '399', '401', '1000', '-1', '4e2', '400.0', ' 400x', 'NaN', '99999999999999999999']) {
    const answer = await client.piece(asha, address, 0, pdf(10), { 'upload-offset': offset })
    expect(answer.headers.get('upload-offset')).toBe('400')
    expect((await expectRefusal(answer, 409)).code).toBe('UPLOAD_MOVED')
  }
  expect(await client.offset(asha, address)).toBe(400)
})

test('a file that is too large is refused before it is sent, and one that is longer than it said before it is read', async ({ world }) => {
  const [asha, client] = [await doctor(world), tus(world.url)]
  const address = await client.begun(asha, 1000)

  const before = await expectRefusal(await client.begin(asha, EVIDENCE_MAX_BYTES + 1), 413)
  const announced = await expectRefusal(await client.piece(asha, address, 0, pdf(1001)), 413)
  const unannounced = await chunked(world, asha.token!, address)

  expect(before.message).toBe('Use a file under 8 MB.')
  expect(announced.code).toBe('TOO_LARGE')
  expect(unannounced).toContain('413 Payload Too Large')
  expect(await client.offset(asha, address)).toBeLessThanOrEqual(1000)
})

/** What is answered to a body that does not say how long it is and goes on past the end. */
async function chunked(world: World, token: string, address: string) {
  const { hostname, port, pathname } = new URL(address)
  const line = connect(Number(port), hostname)
  line.write(
    `PATCH ${pathname} HTTP/1.1\r\nhost: ${new URL(world.url).host}\r\nauthorization: Bearer ${token}\r\ntus-resumable: 1.0.0\r\nupload-offset: 0\r\n` +
      `content-type: application/offset+octet-stream\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  for (let at = 0; at < 4; at++) line.write(`190\r\n${'x'.repeat(400)}\r\n`)
  let answer = ''
  for await (const piece of line) {
    answer += piece
    if (answer.includes('}')) break
  }
  return answer
}

test('what is of another type is refused in words as soon as its beginning is there, and nothing of it stays', async ({ world }) => {
  const [asha, client] = [await doctor(world), tus(world.url)]
  const lies = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ\u0090\u0000',
    '<!doctype html><script>alert(1)</script>',
    'PK\u0003\u0004',
    'Words.',
  ]

  for (const lie of lies) {
    const bytes = Buffer.from(lie.padEnd(600_000, ' '))
    const address = await client.begun(asha, bytes.length)
    const refusal = await expectRefusal(await client.piece(asha, address, 0, bytes.subarray(0, 300_000)), 415)
    expect(refusal.message).toBe('That file cannot be read. Use a JPEG, PNG or WebP picture, or a PDF.')
    expect((await client.head(asha, address)).status).toBe(404)
  }
  await world.runJobs()
  expect(await world.db.selectFrom('upload_part').selectAll().execute()).toHaveLength((await countedOf(world)).length)
  expect(await world.db.selectFrom('orphaned_file').selectAll().execute()).toEqual([])
})

const countedOf = (world: World) => world.db.selectFrom('upload_part').select('id').where('counted', '=', true).execute()

test('what is said of a file is read with suspicion', async ({ world }) => {
  const [asha, client] = [await doctor(world), tus(world.url)]
  const kind = `kind ${Buffer.from('evidence').toString('base64')}`
  const malformed = [
    '',
    'kind',
    'kind !!!',
    'kind ZXZpZGVuY2',
    `${kind},${kind}`,
    `${kind} x`,
    'kind 4pyFIA',
    `${kind},filename /w==`,
    `${kind},,`,
  ]

  for (const header of malformed) await expectRefusal(await client.begin(asha, 100, {}, { 'upload-metadata': header }), 400)
  for (const other of ['', 'x', '__proto__', 'EVIDENCE', 'constructor'])
    await expectRefusal(await client.begin(asha, 100, { kind: other }), 400)
  for (const length of ['0', '-1', '1.5', '1e3', 'x', '9'.repeat(400)])
    await expectRefusal(await client.begin(asha, 1, undefined, { 'upload-length': length }), [400, 413])
  await expectRefusal(await client.begin(asha, 100, undefined, { 'tus-resumable': '0.2.2' }), 412)
  await expectRefusal(await client.begin({}, 100), 401)
})

test.for([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\ward\\scan.pdf', 'scan.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['a\u202Efdp.exe\u0000\r\nx', 'afdp.exex'],
  ['é'.repeat(300), 'é'.repeat(200)],
])('a file that calls itself %j is called %j', async ([given, shown], { world }) => {
  const [asha, client, bytes] = [await doctor(world), tus(world.url), pdf(500)]
  const address = await client.begun(asha, bytes.length, { kind: 'evidence', filename: given! })
  await client.piece(asha, address, 0, bytes)

  expect((await openUpload(world.app.services, evidenceUpload, asha.id, uploadIdOf(address))).name).toBe(shown)
})

test('whoever may not send a kind is told before anything is sent, and so is who has too many on their way', async ({ world }) => {
  const [ravi, asha, client] = [await world.member(), await doctor(world), tus(world.url)]

  const refused = await expectRefusal(await client.begin(ravi, 100), 409)
  const first = await client.begun(asha, 100)
  for (let at = 1; at < UPLOADS_MAX; at++) await client.begun(asha, 100)
  const tooMany = await expectRefusal(await client.begin(asha, 100), 429)
  await client.remove(asha, first)

  expect([refused.code, tooMany.code]).toEqual(['CLAIM_DECIDED', 'TOO_MANY_UPLOADS'])
  expect((await client.begin(asha, 100)).status).toBe(201)
})

test('the address of an upload is beside the one asked, every answer names the protocol, and no other site may read any', async ({
  world,
}) => {
  const [asha, client] = [await doctor(world), tus(world.url)]
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https,http' }
  const begun = await client.begin(asha, 100, undefined, headers)
  const preflight = await world.fetch(UPLOADS_PATH, { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'POST' } })
  const address = new URL(begun.headers.get('location')!, world.url + UPLOADS_PATH).href
  const answers = [begun, preflight, await client.head(asha, address, headers), await client.piece(asha, address, 7, pdf(1), headers)]

  expect(begun.headers.get('location')).toMatch(/^uploads\/[\da-f-]{36}$/)
  for (const answer of answers) {
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect([answer.headers.get('tus-resumable'), answer.headers.get('cache-control')]).toEqual(['1.0.0', 'no-store'])
  }
  expect(preflight.headers.get('tus-extension')).toBe('creation,expiration,termination,checksum')
  for (const method of ['GET', 'PUT', 'POST']) expect((await fetch(address, { method })).status).toBe(405)
})

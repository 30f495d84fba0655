import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { ATTACHMENTS_MAX } from '#contract/attachment-limits.ts'
import { conversations } from '#contract/conversations.ts'
import type { MessageContent } from '#contract/message-content.ts'
import { messages } from '#contract/messages.ts'
import { UPLOAD_HOURS } from '#contract/uploads.ts'
import { verification } from '#contract/verification.ts'
import { download, fileOf, noteOf, SENTENCE, storedBytes, uploaded, writeWith } from '#tests/support/attachments.ts'
import { registration } from '#tests/support/claims.ts'
import { aGroup, twoMates } from '#tests/support/messages.ts'
import { sendUpload, tus } from '#tests/support/upload.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'
import { sweepUploads } from '../../platform/uploads/sweep.ts'

const contents = async (by: TestMember, conversationId: string) =>
  (await by.call(messages.list, { conversationId })).items.map(({ envelope }) => JSON.parse(envelope!.body) as MessageContent)

test('a message brings its files, with or without words, and others read the bytes that were sent', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const [consent, film] = [fileOf('application/pdf', 2_500_000), fileOf('video/mp4', 900_000, 'Angio.mp4')]
  const notes = [await uploaded(world, asha, consent), { ...(await uploaded(world, asha, film)), width: 640, height: 480 }]

  await writeWith(asha, id, notes)
  await writeWith(asha, id, [await uploaded(world, asha, fileOf('text/plain', 300, 'list.csv'))], { text: 'As a table' })

  const [first, second] = await contents(ravi, id)
  expect(first).toEqual({ text: '', attachments: notes })
  expect(second).toMatchObject({ text: 'As a table', attachments: [{ name: 'list.csv', type: 'text/plain' }] })
  for (const [at, file] of [consent, film].entries()) {
    const answer = await download(world, ravi, id, notes[at]!.id)
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  }
})

test('what is sent again, also at the same moment, is one message with its file', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const [note, clientId] = [await uploaded(world, asha), randomUUID()]

  const all = await Promise.all(Array.from({ length: 6 }, () => writeWith(asha, id, [note], { clientId })))
  const later = await writeWith(asha, id, [note], { clientId })

  expect(new Set([...all, later].map((sent) => JSON.stringify(sent))).size).toBe(1)
  expect(await contents(ravi, id)).toHaveLength(1)
  expect((await download(world, ravi, id, note.id)).status).toBe(200)
})

test('one upload goes with one message, however many are sent with it at once', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const note = await uploaded(world, asha)

  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => writeWith(asha, id, [note])))

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'NOT_FOUND' })
  await expect(writeWith(asha, id, [note])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await contents(ravi, id)).toHaveLength(1)
  expect((await tus(world.url).remove(asha, `${world.url}/api/uploads/${note.id}`)).status).toBe(404)
})

test("another member's upload, one of another kind, half of one and none cannot be sent, and nothing is written", async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  const evidence = fileOf('application/pdf', 5000)
  const half = tus(world.url)
  const address = await half.begun(asha, 2_000_000, { kind: 'attachment', filename: 'half.pdf' })
  await half.piece(asha, address, 0, new Uint8Array(await fileOf('application/pdf', 1_200_000).arrayBuffer()))
  const others = [
    { note: await uploaded(world, ravi), code: 'NOT_FOUND' },
    { note: noteOf(await sendUpload(world.url, asha.token!, 'evidence', evidence), evidence), code: 'NOT_FOUND' },
    { note: noteOf(address.split('/').at(-1)!, fileOf('application/pdf', 2_000_000)), code: 'UPLOAD_UNFINISHED' },
    { note: noteOf(randomUUID(), evidence), code: 'NOT_FOUND' },
  ]

  for (const { note, code } of others) await expect(writeWith(asha, id, [note])).rejects.toMatchObject({ code })
  await expect(writeWith(asha, id, [others[0]!.note])).rejects.toThrow('A file of this message is not there any more.')

  expect(await contents(ravi, id)).toEqual([])
})

/** A picture of one colour in 38 bytes, a square of any side up to 16,384. */
function webpOf(side: number) {
  const bytes = Buffer.from('524946461e000000574542505650384c110000002ff3c17c000750a15e34b2ff8188e87f0000', 'hex')
  const bits = bytes.readUInt32LE(21) & 0xf0000000
  bytes.writeUInt32LE((bits | (side - 1) | ((side - 1) << 14)) >>> 0, 21)
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

test('a small preview goes with a message', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const note = { ...(await uploaded(world, asha)), preview: webpOf(64) }

  await writeWith(asha, id, [note])

  expect(await contents(ravi, id)).toMatchObject([{ attachments: [note] }])
})

test('a picture that would fill the memory of whoever is shown it is refused before the rest is sent', async ({ world }) => {
  const asha = await world.member()
  const client = tus(world.url)
  const answerTo = async (side: number) => {
    const bytes = Buffer.from(await fileOf('image/gif', 300_000).arrayBuffer())
    bytes.writeUInt16LE(side, 6)
    bytes.writeUInt16LE(side, 8)
    const address = await client.begun(asha, bytes.length, { kind: 'attachment', filename: 'x.gif' })
    return (await client.piece(asha, address, 0, new Uint8Array(bytes))).status
  }

  expect(await answerTo(3400)).toBe(204)
  expect(await answerTo(3500)).toBe(413)
})

test('a message names exactly its files, and says of them what their bytes say', async ({ world }) => {
  const { asha, id } = await twoMates(world)
  const [note, other] = [await uploaded(world, asha), await uploaded(world, asha)]
  const wrong = { code: 'BAD_INPUT', status: 400 }

  for (const [notes, ids] of [
    [[note], []],
    [[note], [note.id, other.id]],
    [[note, other], [note.id]],
    [[note, note], [note.id]],
    [[{ ...note, type: 'image/png' as const }], [note.id]],
    [[{ ...note, sizeBytes: 1 }], [note.id]],
    [[{ ...note, preview: 'https://tracker.example/a.png' }], [note.id]],
    [[{ ...note, preview: `data:image/svg+xml;base64,${btoa('<svg/>')}` }], [note.id]],
    [[{ ...note, preview: webpOf(16_384) }], [note.id]],
    [[{ ...note, preview: `data:image/webp;base64,${btoa('RIFF no picture at all')}` }], [note.id]],
    [[], [note.id]],
  ] as const)
    await expect(writeWith(asha, id, notes, { ids: [...ids], text: 'Look' })).rejects.toMatchObject(wrong)
  const many = Array.from({ length: ATTACHMENTS_MAX + 1 }, () => ({ ...note, id: randomUUID() }))
  await expect(writeWith(asha, id, many)).rejects.toMatchObject(wrong)
  await expect(writeWith(asha, id, [])).rejects.toMatchObject({ ...wrong, message: expect.any(String) })
})

test('a type that is not taken, and more than its type may be, is refused before the rest is sent', async ({ world }) => {
  const asha = await world.member()
  const client = tus(world.url)
  const begin = (sizeBytes: number) => client.begun(asha, sizeBytes, { kind: 'attachment', filename: 'x' })
  const refusedAt = async (sizeBytes: number, head: File) =>
    (await client.piece(asha, await begin(sizeBytes), 0, new Uint8Array(await head.arrayBuffer()))).json()

  const megabytes = (count: number) => count * 1024 * 1024 + 1
  const page = new File([Buffer.from('PK\u0003\u0004'), Buffer.alloc(300_000, 0)], 'x.zip')
  expect(await refusedAt(300_004, page)).toMatchObject({ code: 'UNSUPPORTED_TYPE' })
  expect(await refusedAt(megabytes(10), fileOf('image/gif', 300_000))).toMatchObject({
    code: 'TOO_LARGE',
    message: 'Use a file under 10 MB.',
  })
  expect(await refusedAt(megabytes(25), fileOf('application/pdf', 300_000))).toMatchObject({ message: 'Use a file under 25 MB.' })
  await expect(begin(megabytes(50))).rejects.toMatchObject({ code: 'TOO_LARGE', message: 'Use a file under 50 MB.' })
  const film = await client.piece(asha, await begin(megabytes(25)), 0, new Uint8Array(await fileOf('video/mp4', 300_000).arrayBuffer()))
  expect(film.status).toBe(204)
})

test('an edit changes the words; the files stay, and none comes or goes', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const [note, other] = [await uploaded(world, asha), await uploaded(world, asha)]
  const { seq } = await writeWith(asha, id, [note], { text: 'Befor' })
  const edit = (content: MessageContent) =>
    asha.call(messages.edit, { conversationId: id, seq, envelope: { alg: 'plain1', body: JSON.stringify(content) } })

  await edit({ text: 'Before', attachments: [note] })

  expect(await contents(ravi, id)).toEqual([{ text: 'Before', attachments: [note] }])
  for (const attachments of [[note, other], [other], undefined])
    await expect(edit({ text: 'x', ...(attachments && { attachments }) })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('what is forwarded is the same file in another conversation, and stays there when the first is deleted', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const { asha, ravi, meera, id } = await aGroup(world)
  const { id: pair } = await asha.call(conversations.open, { memberId: meera.id })
  const note = await uploaded(world, ravi)
  const { seq } = await writeWith(ravi, id, [note])

  const forwarded = await writeWith(asha, pair, [note], { forwarded: true })
  await expect(writeWith(ravi, id, [{ ...note, id: randomUUID() }], { forwarded: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ravi.call(messages.remove, { conversationId: id, seq, for: 'everyone' })
  await world.runJobs()

  expect((await download(world, meera, id, note.id)).status).toBe(404)
  expect((await download(world, ravi, pair, note.id)).status).toBe(404)
  expect(Buffer.from(await (await download(world, meera, pair, note.id)).arrayBuffer()).toString()).toContain(SENTENCE)
  await asha.call(messages.remove, { conversationId: pair, seq: forwarded.seq, for: 'everyone' })
  await world.runJobs()
  expect((await storedBytes(world)).stored).toEqual([])
})

test('bytes stay for as long as their message, unreadable in files and database, and go with it', async () => {
  const world = await World.open()
  onTestFinished(() => world.close())
  const { asha, ravi, meera, id } = await aGroup(world)
  const notes = []
  for (let at = 0; at < 4; at++)
    notes.push(await uploaded(world, at === 3 ? ravi : asha, fileOf('text/plain', 1_200_000, `${SENTENCE}.txt`)))
  const sent = []
  for (const [at, note] of notes.entries()) sent.push(await writeWith(at === 3 ? ravi : asha, id, [note]))
  await world.db
    .updateTable('file_upload')
    .set({ expires_at: new Date(Date.now() - UPLOAD_HOURS * 3600_000) })
    .where('keeps', '=', 0)
    .execute()
  await sweepUploads(world.db, world.app.services.files)
  const stored = async () => (await storedBytes(world)).stored.length
  const whole = await stored()

  expect(whole).toBeGreaterThanOrEqual(8)
  expect((await storedBytes(world)).holding).toEqual([])
  const { rows } = await sql<{ row: string }>`
    select row::text from (select m::text as row from message m union all select a::text from attachment a union all select u::text from file_upload u) as row`.execute(
    world.db,
  )
  const hex = Buffer.from(SENTENCE.slice(0, 12)).toString('hex')
  expect(rows.filter(({ row }) => row.includes('Lakshmi') || row.includes(hex))).toEqual([])

  await asha.call(messages.remove, { conversationId: id, seq: sent[0]!.seq, for: 'me' })
  await world.runJobs()
  expect(await stored()).toBe(whole)
  await asha.call(messages.remove, { conversationId: id, seq: sent[0]!.seq, for: 'everyone' })
  await world.runJobs()
  expect(await stored()).toBe((whole / 4) * 3)
  // A member's own go with the member, whatever else stays.
  await world.db.deleteFrom('member').where('id', '=', ravi.id).execute()
  await sweepUploads(world.db, world.app.services.files)
  expect(await stored()).toBe(whole / 2)
  for (const member of [asha, meera]) await member.call(conversations.leave, { conversationId: id })
  await world.runJobs()
  expect(await stored()).toBe(0)
  expect(await world.db.selectFrom('upload_part').select('id').execute()).toEqual([])
})

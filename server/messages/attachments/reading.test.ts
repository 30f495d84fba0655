import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { conversations } from '#contract/conversations.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { download, fileOf, uploaded, writeWith } from '#tests/support/attachments.ts'
import { befriend } from '#tests/support/mates.ts'
import { aGroup, twoMates, write } from '#tests/support/messages.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

/** Asks by the token, and by an address that was made before. */
async function readings(world: World, by: TestMember, conversationId: string, id: string) {
  const { items } = await by.call(messages.openAttachments, { conversationId, ids: [id] })
  const url = items[0]!.url
  return async () => [(await download(world, by, conversationId, id)).status, (await world.fetch(url)).status]
}

const ends: Record<string, (at: { asha: TestMember; ravi: TestMember; id: string; seq: number }) => Promise<unknown>> = {
  'is expelled': ({ asha, ravi, id }) => asha.call(conversations.expel, { conversationId: id, memberId: ravi.id }),
  leaves: ({ ravi, id }) => ravi.call(conversations.leave, { conversationId: id }),
  'blocks the sender': ({ asha, ravi }) => ravi.call(mates.block, { memberId: asha.id }),
  'is blocked by the sender': ({ asha, ravi }) => asha.call(mates.block, { memberId: ravi.id }),
  'has deleted all of it for themselves': ({ ravi, id }) => ravi.call(conversations.clear, { conversationId: id }),
  'has deleted the message for themselves': ({ ravi, id, seq }) => ravi.call(messages.remove, { conversationId: id, seq, for: 'me' }),
  'finds it deleted for everybody': ({ asha, id, seq }) => asha.call(messages.remove, { conversationId: id, seq, for: 'everyone' }),
}

test.for(Object.keys(ends))('whoever %s reads its file no more, nor by an address from before', async (end, { world }) => {
  const { asha, ravi, id } = await aGroup(world)
  const note = await uploaded(world, asha, fileOf('video/mp4', 5000))
  const { seq } = await writeWith(asha, id, [note])
  const statuses = await readings(world, ravi, id, note.id)

  expect(await statuses()).toEqual([200, 200])
  await ends[end]!({ asha, ravi, id, seq })

  expect(await statuses()).toEqual([404, 404])
  const left = ravi.call(messages.openAttachments, { conversationId: id, ids: [note.id] }).catch(({ code }) => code)
  expect([{ items: [] }, 'NOT_FOUND']).toContainEqual(await left)
  await expect(writeWith(ravi, id, [note], { forwarded: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a block of two ends their files for both', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const note = await uploaded(world, asha)
  await writeWith(asha, id, [note])
  const [mine, theirs] = [await readings(world, asha, id, note.id), await readings(world, ravi, id, note.id)]

  await ravi.call(mates.block, { memberId: asha.id })

  expect([await mine(), await theirs()]).toEqual([
    [404, 404],
    [404, 404],
  ])
})

test('nobody else reads it: not without a name, not as a stranger, not as one who came later, not from another conversation', async ({
  world,
}) => {
  const { asha, ravi, id } = await aGroup(world)
  const [stranger, zoya] = [await world.member(), await world.member()]
  const note = await uploaded(world, ravi)
  await writeWith(ravi, id, [note])
  await befriend(world, asha, [zoya])
  await asha.call(conversations.add, { conversationId: id, memberIds: [zoya.id] })
  const { id: pair } = await asha.call(conversations.open, { memberId: ravi.id })

  expect((await expectRefusal(await download(world, {}, id, note.id), 401)).code).toBe('UNAUTHENTICATED')
  for (const by of [stranger, zoya]) expect((await expectRefusal(await download(world, by, id, note.id), 404)).code).toBe('NOT_FOUND')
  expect((await download(world, asha, pair, note.id)).status).toBe(404)
  expect((await download(world, asha, 'x', note.id)).status).toBe(404)
  await expect(stranger.call(messages.openAttachments, { conversationId: id, ids: [note.id] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(messages.openAttachments, { conversationId: pair, ids: [note.id] })).toEqual({ items: [] })
})

test('an address is of one reader, one file and one session, and changes nothing', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const [note, other] = [await uploaded(world, asha), await uploaded(world, asha)]
  await writeWith(asha, id, [note, other])
  const { items } = await ravi.call(messages.openAttachments, { conversationId: id, ids: [note.id] })
  const url = items[0]!.url
  const statusOf = async (path: string) => (await world.fetch(path)).status

  expect(await statusOf(url)).toBe(200)
  expect(await statusOf(url.replace(ravi.id, asha.id))).toBe(404)
  expect(await statusOf(url.replace(note.id, other.id))).toBe(404)
  expect(await statusOf(url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`))).toBe(404)
  expect(await statusOf(url.replace(/session=[^&]+/, `session=${asha.sessionId}`))).toBe(404)
  expect(await statusOf(url.replace(/sig=[^&]+/, 'sig=x'))).toBe(404)
  expect((await world.fetch(url, { method: 'POST' })).status).toBe(405)
  await ravi.call(account.signOut)
  expect(await statusOf(url)).toBe(404)
})

test('a request brings no files before it is accepted', async ({ world }) => {
  const [asha, farhan] = [await world.member(), await world.member()]
  const { id } = await farhan.call(conversations.open, { memberId: asha.id })
  await write(farhan, id, 'May I ask about the case?')
  const [note, own] = [await uploaded(world, farhan), await uploaded(world, asha)]

  await expect(writeWith(farhan, id, [note])).rejects.toMatchObject({ code: 'NO_FILES_YET', status: 409 })
  await expect(writeWith(asha, id, [own])).rejects.toMatchObject({ code: 'ACCEPT_FIRST' })
  await asha.call(conversations.accept, { conversationId: id })
  await writeWith(farhan, id, [note])

  expect((await download(world, asha, id, note.id)).status).toBe(200)
})

test('ranges are answered as a player asks for them, across the parts in which the bytes came', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const file = fileOf('video/mp4', 3_300_000)
  const bytes = Buffer.from(await file.arrayBuffer())
  const note = await uploaded(world, asha, file)
  await writeWith(asha, id, [note])
  const ask = (range: string, headers = {}) => download(world, ravi, id, note.id, { range, ...headers })

  for (const [range, from, to] of [
    ['bytes=0-', 0, bytes.length],
    ['bytes=0-0', 0, 1],
    ['bytes=1048570-1048583', 1048570, 1048584],
    ['bytes=1000000-3000000', 1_000_000, 3_000_001],
    ['bytes=-5', bytes.length - 5, bytes.length],
    ['bytes=3299999-9999999', 3_299_999, bytes.length],
  ] as const) {
    const answer = await ask(range)
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${bytes.length}`])
    expect(answer.headers.get('content-length')).toBe(String(to - from))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true)
  }
  const beyond = await ask('bytes=3300000-')
  expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
  await expectRefusal(beyond, 416)
  for (const whole of [await ask('bytes=0-1,5-6'), await ask('lines=1-2'), await ask('bytes=0-1', { 'if-range': '"another"' })]) {
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    expect((await whole.arrayBuffer()).byteLength).toBe(bytes.length)
  }
})

test('pictures and films are shown, everything else is downloaded; nothing is run, told by its bytes or kept', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  for (const [type, disposition] of [
    ['image/gif', 'inline'],
    ['video/mp4', 'inline'],
    ['application/pdf', 'attachment'],
    ['text/plain', 'attachment'],
  ] as const) {
    const note = await uploaded(world, asha, fileOf(type, 2000, 'page.html'))
    await writeWith(asha, id, [note])

    const { headers } = await download(world, ravi, id, note.id)
    expect(headers.get('content-type')).toMatch(type)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': '2000',
    })
    const head = await world.fetch(`/api/conversations/${id}/attachments/${note.id}`, { method: 'HEAD', token: ravi.token })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '2000'])
  }
})

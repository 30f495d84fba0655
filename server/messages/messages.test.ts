import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { EDIT_MINUTES, MESSAGES_AT_ONCE } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { aGroup, envelopeOf, textOf, textsFor, twoMates, write } from '#tests/support/messages.ts'
import { test } from '#tests/support/world.ts'

test('messages are numbered without gaps, and both read the same in the same order', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)

  const first = await write(asha, id, 'Aorta or lung?')
  const second = await write(ravi, id, 'Look at image 34.', { replyTo: first.seq })

  expect([first.seq, second.seq]).toEqual([1, 2])
  const read = await ravi.call(messages.list, { conversationId: id })
  expect(read).toMatchObject({ firstSeq: 1, lastSeq: 2, changeSeq: 0 })
  expect(read.items).toMatchObject([
    { seq: 1, id: first.id, senderId: asha.id, author: 'member', gone: null, replyTo: null, changeSeq: 0 },
    { seq: 2, id: second.id, senderId: ravi.id, replyTo: 1 },
  ])
  expect(read.items.map(textOf)).toEqual(['Aorta or lung?', 'Look at image 34.'])
  expect((await asha.call(messages.list, { conversationId: id })).items).toEqual(read.items)
})

test('what is sent again is written once and answered as the first time, also with other words or at the same moment', async ({
  world,
}) => {
  const { asha, id } = await twoMates(world)
  const clientId = randomUUID()

  const all = await Promise.all(Array.from({ length: 8 }, (_, at) => write(asha, id, `Try ${at}`, { clientId })))
  const later = await write(asha, id, 'Other words', { clientId })

  expect(new Set([...all, later].map((sent) => JSON.stringify(sent))).size).toBe(1)
  expect(await textsFor(asha, id)).toHaveLength(1)
  expect((await write(asha, id, 'Next')).seq).toBe(2)
})

test('forty who write at once get forty numbers, and their times are in the same order', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)

  const sent = await Promise.all(Array.from({ length: 40 }, (_, at) => write(at % 2 ? asha : ravi, id, `${at}`)))

  expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  const { items } = await asha.call(messages.list, { conversationId: id })
  expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted())
})

test('a long conversation is read from both ends and around a place', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  for (let at = 1; at <= MESSAGES_AT_ONCE + 5; at++) await write(at % 2 ? asha : ravi, id, `${at}`)
  const seqs = async (asked: object) => (await asha.call(messages.list, { conversationId: id, ...asked })).items.map(({ seq }) => seq)
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

  expect(await seqs({})).toEqual(from(6, 205))
  expect(await seqs({ limit: 10 })).toEqual(from(196, 205))
  expect(await seqs({ before: 6 })).toEqual(from(1, 5))
  expect(await seqs({ since: 3, limit: 4 })).toEqual(from(4, 7))
  expect(await seqs({ since: 200 })).toEqual(from(201, 205))
  expect(await seqs({ around: 100, limit: 10 })).toEqual(from(95, 104))
})

test('an envelope that others could not read is refused, and nothing is written', async ({ world }) => {
  const { asha, id } = await twoMates(world)
  const send = (body: string) =>
    asha.call(messages.send, { conversationId: id, clientId: randomUUID(), deviceId: asha.sessionId, envelope: { alg: 'plain1', body } })

  for (const body of ['', 'Aspirin', '{}', '{"text":""}', '{"text":" \\u200b "}', '{"text":"a","admin":true}', 'null'])
    await expect(send(body)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(send(JSON.stringify({ text: 'x'.repeat(4001) }))).rejects.toMatchObject({
    issues: [{ path: 'envelope.body.text', message: 'At most 4000 characters.' }],
  })
  expect(await textsFor(asha, id)).toEqual([])
})

test('a conversation is there for its members alone', async ({ world }) => {
  const { asha, id } = await twoMates(world)
  const stranger = await world.member()
  await write(asha, id, 'Between us')
  const place = { conversationId: id, seq: 1 }

  for (const call of [
    () => stranger.call(messages.list, { conversationId: id }),
    () => stranger.call(messages.changes, { conversationId: id, since: 0 }),
    () => write(stranger, id, 'Hello'),
    () => stranger.call(messages.edit, { ...place, envelope: envelopeOf('x') }),
    () => stranger.call(messages.remove, { ...place, for: 'everyone' }),
    () => stranger.call(messages.remove, { ...place, for: 'me' }),
    () => stranger.call(messages.react, { ...place, kind: 'agree' }),
    () => stranger.call(messages.typing, { conversationId: id }),
    () => stranger.call(conversations.get, { conversationId: id }),
    () => stranger.call(conversations.clear, { conversationId: id }),
    () => stranger.call(conversations.leave, { conversationId: id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await stranger.call(conversations.heads, { ids: [id] })).toEqual({ items: [] })
  await stranger.call(messages.mark, { items: [{ conversationId: id, delivered: 1, read: 1 }] })
  expect((await asha.call(conversations.get, { conversationId: id })).participants).toHaveLength(2)
})

test('an edit within fifteen minutes is marked; nobody edits what is not theirs, or later', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Ten grams')
  const place = { conversationId: id, seq: 1 }

  const edited = await asha.call(messages.edit, { ...place, envelope: envelopeOf('One gram') })

  expect(edited).toMatchObject({ seq: 1, changeSeq: 1, editedAt: expect.any(String) })
  expect(await textsFor(ravi, id)).toEqual(['One gram'])
  await expect(ravi.call(messages.edit, { ...place, envelope: envelopeOf('x') })).rejects.toMatchObject({ code: 'NOT_YOURS', status: 403 })
  await world.db
    .updateTable('message')
    .set({ created_at: new Date(Date.now() - (EDIT_MINUTES + 1) * 60_000) })
    .where('conversation_id', '=', id)
    .execute()
  await expect(asha.call(messages.edit, { ...place, envelope: envelopeOf('x') })).rejects.toMatchObject({ code: 'TOO_LATE_TO_EDIT' })
  expect(await textsFor(ravi, id)).toEqual(['One gram'])
})

test('what is deleted for everyone leaves its place and no words, not even in the database', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Wrong patient')
  const place = { conversationId: id, seq: 1 }
  await ravi.call(messages.react, { ...place, kind: 'question' })

  await expect(ravi.call(messages.remove, { ...place, for: 'everyone' })).rejects.toMatchObject({ code: 'NOT_YOURS' })
  const gone = await asha.call(messages.remove, { ...place, for: 'everyone' })

  expect(gone).toMatchObject({ seq: 1, envelope: null, gone: 'deleted', reactions: [] })
  expect((await ravi.call(messages.changes, { conversationId: id, since: 1 })).items).toEqual([gone])
  expect(await world.db.selectFrom('message').select('body').where('conversation_id', '=', id).execute()).toEqual([{ body: null }])
  await expect(ravi.call(messages.react, { ...place, kind: 'agree' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(messages.edit, { ...place, envelope: envelopeOf('x') })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is deleted for oneself stays for the other', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Seen enough')

  expect(await ravi.call(messages.remove, { conversationId: id, seq: 1, for: 'me' })).toMatchObject({ gone: 'hidden', envelope: null })

  expect(await textsFor(ravi, id)).toEqual([null])
  expect(await textsFor(asha, id)).toEqual(['Seen enough'])
  expect((await ravi.call(conversations.get, { conversationId: id })).last).toMatchObject({ gone: 'hidden' })
})

test('one reaction each, changed and taken back, and each is a change for whoever was away', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Bed 4 is stable')
  const react = (by: typeof asha, kind: 'agree' | 'thanks' | null) => by.call(messages.react, { conversationId: id, seq: 1, kind })

  await react(ravi, 'agree')
  await react(asha, 'agree')
  const both = await react(ravi, 'thanks')
  const one = await react(asha, null)

  expect(both.reactions).toEqual(
    expect.arrayContaining([
      { kind: 'thanks', memberIds: [ravi.id] },
      { kind: 'agree', memberIds: [asha.id] },
    ]),
  )
  expect(one).toMatchObject({ changeSeq: 4, reactions: [{ kind: 'thanks', memberIds: [ravi.id] }] })
  expect(await asha.call(messages.changes, { conversationId: id, since: 0 })).toMatchObject({ changeSeq: 4, lastSeq: 1, items: [one] })
  expect((await asha.call(messages.changes, { conversationId: id, since: 4 })).items).toEqual([])
})

test('marks move forward, no further than the conversation goes, and reading is having received', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  for (const text of ['One', 'Two', 'Three']) await write(asha, id, text)
  const mark = (delivered: number, read = 0) => ravi.call(messages.mark, { items: [{ conversationId: id, delivered, read }] })
  const ticks = async () => {
    const { delivered, read } = await asha.call(conversations.get, { conversationId: id })
    return [delivered, read]
  }

  expect(await ticks()).toEqual([0, 0])
  expect((await mark(2)).unread).toBe(3)
  expect(await ticks()).toEqual([2, 0])
  await mark(1)
  expect(await ticks()).toEqual([2, 0])
  expect((await mark(0, 3)).unread).toBe(0)
  expect(await ticks()).toEqual([3, 3])
  await mark(99, 99)
  await mark(0, 1)
  expect(await ticks()).toEqual([3, 3])
})

test('a tick in a group means all of the others, and one who comes later is not among those who have to have it', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const { seq } = await write(asha, id, 'Slot free at 16:30')
  const read = (by: typeof asha) => by.call(messages.mark, { items: [{ conversationId: id, delivered: seq, read: seq }] })
  const ticks = async () => (await asha.call(conversations.get, { conversationId: id })).read

  await read(ravi)
  expect(await ticks()).toBeLessThan(seq)
  await read(meera)
  expect(await ticks()).toBe(seq)
})

test('a block takes the conversation from both at once and gives it back whole', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Before')
  const lists = async () => (await Promise.all([asha, ravi].map((by) => by.call(conversations.list, {})))).map(({ items }) => items.length)
  expect(await lists()).toEqual([1, 1])

  await ravi.call(mates.block, { memberId: asha.id })

  expect(await lists()).toEqual([0, 0])
  for (const by of [asha, ravi]) {
    await expect(write(by, id, 'During')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(by.call(messages.list, { conversationId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(asha.call(conversations.open, { memberId: ravi.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ravi.call(mates.unblock, { memberId: asha.id })
  expect(await textsFor(asha, id)).toEqual(['Before'])
})

test('in a group a block hides the words of the two from each other, and what names them, in its place, and from nobody else', async ({
  world,
}) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  await write(ravi, id, 'By Ravi')
  await write(meera, id, 'By Meera')
  await asha.call(messages.react, { conversationId: id, seq: 3, kind: 'agree' })
  await ravi.call(messages.react, { conversationId: id, seq: 3, kind: 'agree' })

  await meera.call(mates.block, { memberId: ravi.id })

  expect(await textsFor(meera, id)).toEqual([null, null, 'By Meera'])
  expect(await textsFor(ravi, id)).toEqual([null, 'By Ravi', null])
  expect(await textsFor(asha, id)).toEqual(['made', 'By Ravi', 'By Meera'])
  expect((await meera.call(messages.list, { conversationId: id })).items.at(-1)!.reactions).toEqual([
    { kind: 'agree', memberIds: [asha.id] },
  ])
})

test('whoever leaves Wardmates takes their words with them, and the others read on', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const { id: direct } = await asha.call(conversations.open, { memberId: ravi.id })
  await write(ravi, id, 'By Ravi')
  await write(meera, id, 'By Meera')
  await write(ravi, direct, 'Between us')
  for (const text of ['Read', 'Received']) await write(asha, direct, text)
  await ravi.call(messages.mark, { items: [{ conversationId: direct, delivered: 3, read: 2 }] })
  const { changeSeq } = await asha.call(messages.list, { conversationId: id })

  await world.db.deleteFrom('member').where('id', '=', ravi.id).execute()

  expect(await textsFor(asha, id)).toEqual(['made', null, 'By Meera'])
  expect((await asha.call(messages.changes, { conversationId: id, since: changeSeq })).items).toMatchObject([
    { seq: 2, gone: 'deleted', senderId: null },
  ])
  expect(await textsFor(asha, direct)).toEqual([null, 'Read', 'Received'])
  expect(await asha.call(conversations.get, { conversationId: direct })).toMatchObject({ other: null, members: 1, delivered: 3, read: 2 })
  await expect(write(asha, direct, 'Anybody?')).rejects.toMatchObject({ code: 'NOBODY_THERE' })
})

import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { SEARCHED_AT_ONCE } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { aGroup, textOf, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { firstIdAt, newId } from '../../platform/ids.ts'
import { ConversationKeys } from '../keys/conversation-keys.ts'
import { sealBody } from '../keys/envelope.ts'

const found = async (by: TestMember, q: string, rest: object = {}) => (await by.call(messages.search, { q, ...rest })).items.map(textOf)

test('words are found wherever they stand, in any case and with any marks, the latest first', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const { id: group } = await aGroup(world)
  for (const text of ['Ménière at the ward', 'Bed 4: STEMI, door to balloon 61 min', 'Aspirin given']) await write(ravi, id, text)

  expect(await found(asha, 'stemi')).toEqual(['Bed 4: STEMI, door to balloon 61 min'])
  expect(await found(asha, 'balloon door')).toEqual(['Bed 4: STEMI, door to balloon 61 min'])
  expect(await found(asha, 'meniere')).toEqual(['Ménière at the ward'])
  expect(await found(asha, 'e', { conversationId: id }).catch(({ code }) => code)).toBe('BAD_INPUT')
  expect(await found(asha, 'at', { conversationId: group })).toEqual([])
  expect((await asha.call(messages.search, { q: 'in' })).items.map(textOf)).toEqual([
    'Aspirin given',
    'Bed 4: STEMI, door to balloon 61 min',
  ])
})

test('nobody finds what they cannot read', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const { seq } = await write(asha, id, 'Zolparin one')
  await write(ravi, id, 'Zolparin two')
  await write(asha, id, 'Zolparin three')
  await asha.call(messages.remove, { conversationId: id, seq, for: 'everyone' })
  await meera.call(messages.remove, { conversationId: id, seq: seq + 2, for: 'me' })
  const stranger = await world.member()

  expect(await found(stranger, 'zolparin')).toEqual([])
  expect(await found(meera, 'zolparin')).toEqual(['Zolparin two'])
  await meera.call(mates.block, { memberId: ravi.id })
  expect(await found(meera, 'zolparin')).toEqual([])
  expect(await found(ravi, 'zolparin')).toEqual(['Zolparin three', 'Zolparin two'])
  await ravi.call(conversations.clear, { conversationId: id })
  expect(await found(ravi, 'zolparin')).toEqual([])
  await asha.call(conversations.leave, { conversationId: id })
  expect(await found(asha, 'zolparin')).toEqual([])
})

/** Many messages of the past, one a minute. */
async function past({ db, dataDir }: World, by: TestMember, conversationId: string, texts: readonly string[], end: Date) {
  const keys = await ConversationKeys.open({ messageKeys: undefined, dataDir })
  const { key_id } = await db.selectFrom('conversation').select('key_id').where('id', '=', conversationId).executeTakeFirstOrThrow()
  const key = (await keys.finder(db, [key_id]))(key_id)
  const rows = texts.map((text, at) => {
    const [seq, clientId, created_at] = [at + 1, newId(), new Date(end.getTime() - (texts.length - at) * 60_000)]
    const body = sealBody(key, JSON.stringify({ text }), { conversationId, seq, sender: by.id, clientId })
    const id = firstIdAt(created_at).replace(/.{12}$/, at.toString(16).padStart(12, '0'))
    return {
      id,
      conversation_id: conversationId,
      seq,
      sender_id: by.id,
      client_id: clientId,
      alg: 'plain1',
      key_id,
      body,
      created_at,
    } as const
  })
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto('message')
      .values(rows.slice(at, at + 1000))
      .execute()
  await db.updateTable('conversation').set({ last_seq: rows.length }).where('id', '=', conversationId).execute()
}

test('a long past is read part by part, and it is said how far back', async ({ world }) => {
  const { asha, id } = await twoMates(world)
  const texts = Array.from({ length: SEARCHED_AT_ONCE + 200 }, (_, at) => (at === 50 ? 'the needle' : `hay ${at}`))
  await past(world, asha, id, texts, new Date(Date.now() - 3600_000))

  const first = await asha.call(messages.search, { q: 'needle' })
  expect(first).toMatchObject({ items: [], next: expect.any(String), searchedTo: expect.any(String) })
  const second = await asha.call(messages.search, { q: 'needle', cursor: first.next! })
  expect(second).toMatchObject({ items: [{ seq: 51 }], next: null, searchedTo: null })

  const pages = [await asha.call(messages.search, { q: 'hay' })]
  pages.push(await asha.call(messages.search, { q: 'hay', cursor: pages[0]!.next! }))
  expect(pages.flatMap(({ items }) => items.map(({ seq }) => seq))).toEqual(
    Array.from({ length: 2 * PAGE_SIZE }, (_, at) => texts.length - at),
  )
})

import { expect, vi } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { listen } from '#tests/support/listen.ts'
import { befriend } from '#tests/support/mates.ts'
import { aGroup, envelopeOf, textOf, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const shown = (world: World, by: TestMember, id: string) => listen(world, by, `conversation:${id}`)
type Line = Awaited<ReturnType<typeof listen>>

const textsOn = (line: Line) => line.of('message').map(({ message }) => textOf(message))
const seqsOn = (line: Line) => line.of('message').map(({ message }) => message.seq)
const isShown = (line: Line) => expect.poll(() => line.of('conversation_now').length).toBeGreaterThan(0)

test('whoever shows a conversation is told how far it goes, and then every message in its order', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Before')
  const line = await shown(world, ravi, id)
  await expect.poll(() => line.of('conversation_now')).toContainEqual({ conversationId: id, lastSeq: 1, changeSeq: 0 })

  await Promise.all(Array.from({ length: 30 }, (_, at) => write(at % 2 ? asha : ravi, id, `${at}`)))

  await expect.poll(() => seqsOn(line)).toEqual(Array.from({ length: 30 }, (_, at) => at + 2))
  line.close()
})

test('an edit, a deletion and a reaction are told as the message is then', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Ten grams')
  const line = await shown(world, ravi, id)
  await isShown(line)
  const place = { conversationId: id, seq: 1 }

  await asha.call(messages.edit, { ...place, envelope: envelopeOf('One gram') })
  await expect.poll(() => textsOn(line)).toEqual(['One gram'])
  await ravi.call(messages.react, { ...place, kind: 'thanks' })
  await expect.poll(() => line.of('message').at(-1)?.message.reactions).toEqual([{ kind: 'thanks', memberIds: [ravi.id] }])
  await asha.call(messages.remove, { ...place, for: 'everyone' })

  await expect.poll(() => line.of('message').at(-1)?.message).toMatchObject({ seq: 1, gone: 'deleted', envelope: null, changeSeq: 3 })
  line.close()
})

test('a page that shows only its list hears that something is new, and a stranger hears nothing', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const stranger = await world.member()
  const [list, other, strange] = [await listen(world, ravi), await listen(world, asha), await shown(world, stranger, id)]
  await expect.poll(() => strange.of('interest_gone')).toHaveLength(1)

  await write(asha, id, 'Free to talk?')

  await expect.poll(() => list.of('messages_changed')).toEqual([{}])
  await expect.poll(() => other.of('messages_changed')).toEqual([{}])
  expect(textsOn(list)).toEqual([])
  expect([strange.of('messages_changed'), textsOn(strange)]).toEqual([[], []])
  for (const line of [list, other, strange]) line.close()
})

test('pages that show only their list hear that a block took a conversation from it, and that becoming mates changed one', async ({
  world,
}) => {
  const { asha, ravi } = await twoMates(world)
  const farhan = await world.member()
  await farhan.call(conversations.open, { memberId: asha.id })
  await farhan.call(mates.request, { memberId: asha.id })
  const lists = [await listen(world, asha), await listen(world, ravi), await listen(world, farhan)] as const
  const heard = () => lists.map((list) => list.of('messages_changed').length > 0)

  await asha.call(mates.accept, { memberId: farhan.id })
  await expect.poll(heard).toEqual([true, false, true])
  await ravi.call(mates.block, { memberId: asha.id })

  await expect.poll(heard).toEqual([true, true, true])
  await expect.poll(() => lists[0].of('messages_changed').length).toBe(2)
  for (const list of lists) list.close()
})

test('whoever leaves, is taken out or is blocked hears nothing from then on', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const lines = [await shown(world, asha, id), await shown(world, ravi, id), await shown(world, meera, id)] as const
  for (const line of lines) await isShown(line)

  await asha.call(conversations.expel, { conversationId: id, memberId: meera.id })
  await ravi.call(conversations.leave, { conversationId: id })
  await write(asha, id, 'Among ourselves')

  await expect.poll(() => textsOn(lines[0])).toEqual(['removed', 'left', 'Among ourselves'])
  await expect.poll(() => lines[1].of('interest_gone')).toHaveLength(1)
  await expect.poll(() => lines[2].of('interest_gone')).toHaveLength(1)
  expect(textsOn(lines[1])).not.toContain('Among ourselves')
  expect(textsOn(lines[2])).toEqual([])
  for (const line of lines) line.close()
})

test('whoever is taken out hears no word of what is written then, before their line is told of it', async ({ world }) => {
  const { asha, meera, id } = await aGroup(world)
  const [hers, other] = [await shown(world, asha, id), await shown(world, meera, id)]
  for (const line of [hers, other]) await isShown(line)
  const before = other.heard.length

  // As it is on a node to which the word has not come, or never comes.
  await world.db.deleteFrom('participant').where('conversation_id', '=', id).where('member_id', '=', meera.id).execute()
  await write(asha, id, 'Among ourselves')

  await expect.poll(() => textsOn(hers)).toEqual(['Among ourselves'])
  expect(other.heard.slice(before)).toEqual([])
  for (const line of [hers, other]) line.close()
})

test('of what a block parts, or what one has deleted for oneself, a page hears no word, only how far the conversation goes', async ({
  world,
}) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  await meera.call(mates.block, { memberId: ravi.id })
  const { seq } = await write(asha, id, 'Seen enough')
  const [his, hers] = [await shown(world, ravi, id), await shown(world, meera, id)]
  for (const line of [his, hers]) await isShown(line)
  await ravi.call(messages.remove, { conversationId: id, seq, for: 'me' })
  // His own pages learn that it is gone, and nothing of it after that.
  await expect.poll(() => textsOn(his)).toEqual([null])

  await write(ravi, id, 'By Ravi')
  await asha.call(messages.edit, { conversationId: id, seq, envelope: envelopeOf('Seen it all') })

  await expect.poll(() => hers.of('conversation_now').at(-1)).toMatchObject({ lastSeq: seq + 1 })
  await expect.poll(() => his.of('conversation_now').at(-1)).toMatchObject({ changeSeq: 1 })
  await expect.poll(() => textsOn(hers)).toEqual(['Seen it all'])
  expect(textsOn(his)).toEqual([null, 'By Ravi'])
  for (const line of [his, hers]) line.close()
})

test('across a block nobody hears who has acknowledged an urgent message', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  await befriend(world, meera, [ravi])
  await asha.call(mates.block, { memberId: ravi.id })
  const { seq } = await write(meera, id, 'Bed 4, now.', { isUrgent: true })
  const [hers, other] = [await shown(world, asha, id), await shown(world, meera, id)]
  for (const line of [hers, other]) await isShown(line)

  const { changeSeq } = await ravi.call(messages.acknowledge, { conversationId: id, seq })

  await expect.poll(() => other.of('message').at(-1)?.message.urgent?.acknowledgedBy).toEqual([ravi.id])
  await expect.poll(() => hers.of('conversation_now').at(-1)).toMatchObject({ changeSeq })
  expect(JSON.stringify(hers.heard)).not.toContain(ravi.id)
  for (const line of [hers, other]) line.close()
})

test('whoever came later hears of no change of what was before', async ({ world }) => {
  const { asha, id } = await aGroup(world)
  const zoya = await world.member()
  await befriend(world, asha, [zoya])
  const { seq } = await write(asha, id, 'Before Zoya')
  await asha.call(conversations.add, { conversationId: id, memberIds: [zoya.id] })
  const line = await shown(world, zoya, id)
  await isShown(line)

  await asha.call(messages.edit, { conversationId: id, seq, envelope: envelopeOf('Before Zoya, edited') })
  await write(asha, id, 'With Zoya')

  await expect.poll(() => textsOn(line)).toEqual(['With Zoya'])
  line.close()
})

test('what one deletes for oneself, a message or all, goes from all pages of one’s own, and nobody else hears of it', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  for (const text of ['One', 'Two']) await write(asha, id, text)
  const [hers, his, list] = [await shown(world, asha, id), await shown(world, ravi, id), await listen(world, ravi)]
  for (const line of [hers, his]) await isShown(line)

  const hidden = await ravi.call(messages.remove, { conversationId: id, seq: 1, for: 'me' })
  await expect.poll(() => [his, list].map((line) => line.of('message'))).toEqual([[{ message: hidden }], [{ message: hidden }]])
  await ravi.call(conversations.clear, { conversationId: id })
  const cleared = [{ conversationId: id, firstSeq: 3 }]
  await expect.poll(() => [his, list].map((line) => line.of('conversation_cleared'))).toEqual([cleared, cleared])

  await write(ravi, id, 'Three')
  await expect.poll(() => textsOn(hers)).toEqual(['Three'])
  expect(hers.of('conversation_cleared')).toEqual([])
  for (const line of [hers, his, list]) line.close()
})

test('marks and writing are told; who has switched writing off neither tells nor hears of it', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(asha, id, 'Aorta or lung?')
  const [hers, his] = [await shown(world, asha, id), await shown(world, ravi, id)]
  for (const line of [hers, his]) await isShown(line)

  await ravi.call(messages.mark, { items: [{ conversationId: id, delivered: 1, read: 1 }] })
  await expect.poll(() => hers.of('marks_moved')).toEqual([{ conversationId: id, marks: [{ memberId: ravi.id, delivered: 1, read: 1 }] }])
  expect(await ravi.call(messages.typing, { conversationId: id })).toEqual({ said: true })
  await expect.poll(() => hers.of('typing')).toEqual([{ conversationId: id, memberId: ravi.id }])
  expect(his.of('typing')).toEqual([])

  await ravi.call(conversations.saveSettings, { typing: false })
  expect(await ravi.call(messages.typing, { conversationId: id })).toEqual({ said: false })
  expect(await asha.call(messages.typing, { conversationId: id })).toEqual({ said: true })
  await write(asha, id, 'Lung.')
  await expect.poll(() => textsOn(his)).toEqual(['Lung.'])
  expect([hers.of('typing').length, his.of('typing').length]).toEqual([1, 0])
  for (const line of [hers, his]) line.close()
})

test('what nobody told a node of is found by looking', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  const line = await shown(world, ravi, id)
  await isShown(line)
  const unheard = vi.spyOn(world.app.services.live, 'grew').mockReturnValue()

  await write(asha, id, 'Unheard')

  await expect.poll(() => textsOn(line), { timeout: 8000 }).toEqual(['Unheard'])
  unheard.mockRestore()
  line.close()
})

import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { notifications } from '#contract/notifications.ts'
import { aGroup, textOf, twoMates, write } from '#tests/support/messages.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { remindAll } from './reminders.ts'

const soon = () => new Date(Date.now() + 3600_000).toISOString()
const before = () => new Date(Date.now() - 1000).toISOString()
const remind = (by: TestMember, conversationId: string, remindAt: string | null, seq = 1) =>
  by.call(messages.remind, { conversationId, seq, remindAt })
const sweep = ({ app: { services } }: World) => remindAll(services)
const notices = async (by: TestMember) => (await by.call(notifications.list, {})).items

test('a reminder comes once, to whoever asked for it, and leads to its conversation', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await write(ravi, id, 'Repeat troponin at six')
  await remind(asha, id, soon())
  expect((await asha.call(messages.reminders)).items.map(({ message }) => textOf(message))).toEqual(['Repeat troponin at six'])
  await sweep(world)
  expect(await notices(asha)).toEqual([])

  await remind(asha, id, before())
  await Promise.all([sweep(world), sweep(world)])
  await sweep(world)

  expect(await notices(asha)).toMatchObject([{ kind: 'message_reminder', subjectId: id, people: [] }])
  expect([await notices(ravi), (await asha.call(messages.reminders)).items]).toEqual([[], []])
})

test('a reminder is taken back, and nobody is reminded of what they cannot read any more', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  await remind(ravi, id, before())
  await remind(asha, id, before())
  await remind(asha, id, null)
  await ravi.call(conversations.leave, { conversationId: id })

  await sweep(world)

  expect([await notices(asha), await notices(ravi)]).toEqual([[], []])
  await expect(remind(ravi, id, soon())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(remind(asha, id, soon(), 99)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody is reminded across a block, or of what they have deleted for themselves', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  for (const text of ['Repeat troponin at six', 'And the ECG']) await write(ravi, id, text)
  for (const seq of [1, 2]) await remind(asha, id, before(), seq)
  await asha.call(messages.remove, { conversationId: id, seq: 2, for: 'me' })
  await sweep(world)
  expect(await notices(asha)).toHaveLength(1)

  await remind(ravi, id, before())
  await asha.call(mates.block, { memberId: ravi.id })
  await sweep(world)

  expect((await notices(ravi)).filter(({ kind }) => kind === 'message_reminder')).toEqual([])
})

import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { messages } from '#contract/messages.ts'
import { aGroup, envelopeOf, textsFor, write } from '#tests/support/messages.ts'
import { whileItWaits } from '#tests/support/while-it-waits.ts'
import { test } from '#tests/support/world.ts'
import type { Db } from '../platform/db/client.ts'

const takesOut = (conversationId: string, memberId: string) => (tx: Db) =>
  tx.deleteFrom('participant').where('conversation_id', '=', conversationId).where('member_id', '=', memberId).execute()

test('a change of a group that waits for its turn is judged by what its maker is then', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  const one = { conversationId: id }
  await asha.call(conversations.setAdmin, { ...one, memberId: ravi.id, isAdmin: true })
  const rename = () => ravi.call(conversations.rename, { ...one, name: 'Mine' })
  const demote = (tx: Db) =>
    tx.updateTable('participant').set({ is_admin: false }).where('conversation_id', '=', id).where('member_id', '=', ravi.id).execute()

  expect(await whileItWaits(world, id, rename, demote)).toBe('NOT_AN_ADMIN')
  expect(await whileItWaits(world, id, () => ravi.call(conversations.leave, one), takesOut(id, ravi.id))).toBe('NOT_FOUND')

  expect(await textsFor(asha, id)).toEqual(['made', 'promoted'])
})

test('whoever is taken out while their change of a message waits for its turn changes nothing', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  const { seq } = await write(ravi, id, 'Ten grams')
  const edit = () => ravi.call(messages.edit, { conversationId: id, seq, envelope: envelopeOf('One gram') })

  expect(await whileItWaits(world, id, edit, takesOut(id, ravi.id))).toBe('NOT_FOUND')

  const { items } = await asha.call(messages.list, { conversationId: id })
  expect(items.find((message) => message.seq === seq)).toMatchObject({ editedAt: null, changeSeq: 0 })
})

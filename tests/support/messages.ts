import { randomUUID } from 'node:crypto'
import { conversations } from '#contract/conversations.ts'
import type { MessageContent } from '#contract/message-content.ts'
import { type Message, messages } from '#contract/messages.ts'
import { befriend } from './mates.ts'
import type { TestMember, World } from './world.ts'

/** An envelope with these words. */
export const envelopeOf = (text: string) => ({ alg: 'plain1' as const, body: JSON.stringify({ text }) })

/** The words of a message; null where there is nothing to read. */
export const textOf = ({ envelope }: Pick<Message, 'envelope'>) =>
  envelope && ((JSON.parse(envelope.body) as MessageContent).text ?? (JSON.parse(envelope.body) as { event: string }).event)

/** Writes a message. */
export const write = (
  by: TestMember,
  conversationId: string,
  text: string,
  rest: { clientId?: string; replyTo?: number; isUrgent?: boolean } = {},
) => by.call(messages.send, { conversationId, clientId: randomUUID(), deviceId: by.sessionId, envelope: envelopeOf(text), ...rest })

/** What a member can read of a conversation. */
export const textsFor = async (by: TestMember, conversationId: string) =>
  (await by.call(messages.list, { conversationId })).items.map(textOf)

/** Asha and Ravi, who are mates, and their conversation. */
export async function twoMates(world: World) {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  await befriend(world, asha, [ravi])
  const { id } = await asha.call(conversations.open, { memberId: ravi.id })
  return { asha, ravi, id }
}

/** A group of Asha's with Ravi and Meera. */
export async function aGroup(world: World) {
  const { asha, ravi } = await twoMates(world)
  const meera = await world.member({ name: 'Meera Nair' })
  await befriend(world, asha, [meera])
  const { id } = await asha.call(conversations.make, { clientId: randomUUID(), name: 'Cath lab', memberIds: [ravi.id, meera.id] })
  return { asha, ravi, meera, id }
}

import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { envelopeOf, textsFor, twoMates } from '#tests/support/messages.ts'
import { TestMember, World } from '#tests/support/world.ts'

test('what is sent through two nodes at once under one name is one message, and both answer it', async () => {
  const settings = { MESSAGE_KEYS: randomBytes(32).toString('base64') }
  const one = await World.open(settings)
  const other = await World.open(settings, undefined, one)
  const { asha, ravi, id: conversationId } = await twoMates(one)
  const through = (node: World, member: TestMember) => new TestMember(node.url, { ...member, token: member.token! })
  const nodes = [asha, through(other, asha)]
  const send = (by: TestMember, clientId: string) =>
    by.call(messages.send, { conversationId, clientId, deviceId: asha.sessionId, envelope: envelopeOf(clientId) })

  const clientIds = Array.from({ length: 20 }, () => randomUUID())
  const answers = await Promise.all(
    clientIds.map((clientId) => Promise.all([...nodes, ...nodes.toReversed()].map((node) => send(node, clientId)))),
  )

  for (const [first, ...rest] of answers) expect(rest).toEqual([first, first, first])
  const seqs = answers.map(([first]) => first!.seq)
  expect(seqs.toSorted((a, b) => a - b)).toEqual(clientIds.map((_, at) => at + 1))
  const inOrder = clientIds.toSorted((a, b) => seqs[clientIds.indexOf(a)]! - seqs[clientIds.indexOf(b)]!)
  for (const reader of [ravi, through(other, ravi)]) expect(await textsFor(reader, conversationId)).toEqual(inOrder)
  await other.close()
  await one.close()
})

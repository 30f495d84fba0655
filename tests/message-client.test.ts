import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { twoStrangers } from './support/strangers.ts'
import { test, World } from './support/world.ts'

// A client that was written from docs/api-live.md, and calls that are made as that page says: nothing here asks the contract.

test('a client from the page alone follows edits, reactions and deletions, also those from before it came', async ({ world }) => {
  const { asha, ravi, id } = await twoStrangers(world.url)
  asha.client.open([id])
  const [first, second, third] = [
    await asha.client.write(id, 'Ten grams'),
    await asha.client.write(id, 'Oops'),
    await asha.client.write(id, 'Third'),
  ]
  await asha.client.edit(id, first, 'One gram')

  ravi.client.open([id])
  await vi.waitUntil(() => ravi.client.at(id, first!)?.changeSeq === 1)
  await ravi.client.react(id, first, 'thanks')
  await asha.client.remove(id, second, 'everyone')
  await ravi.client.remove(id, third, 'me')

  for (const { client } of [asha, ravi]) {
    await vi.waitUntil(() => client.at(id, second)?.gone === 'deleted')
    expect(client.at(id, first)).toMatchObject({
      envelope: { body: '{"text":"One gram"}' },
      reactions: [{ kind: 'thanks', memberIds: [ravi.id] }],
    })
  }
  await vi.waitUntil(() => ravi.client.at(id, third)?.gone === 'hidden')
  expect(asha.client.at(id, third)?.gone).toBeNull()
  for (const { client } of [asha, ravi]) client.close()
})

test('marks, typing, presence, the list and heads say what the page says of them', async ({ world }) => {
  const { asha, ravi, id } = await twoStrangers(world.url)
  for (const { client } of [asha, ravi]) client.open([id])
  const seq = await asha.client.write(id, 'Bed 4 is free')
  await vi.waitUntil(() => ravi.client.lastSeqOf(id) === seq)
  expect((await ravi.client.list()).items).toMatchObject([{ id, lastSeq: seq, unread: 1, standing: 'joined' }])

  expect(await ravi.client.mark(id)).toEqual({ unread: 0 })
  await vi.waitUntil(() => asha.client.marksOf(id, ravi.id)?.read === seq)
  expect((await asha.client.heads([id, randomUUID()])).items).toMatchObject([{ id, delivered: seq, read: seq }])
  expect(await ravi.client.type(id)).toEqual({ said: true })
  await vi.waitUntil(() => asha.client.typing.includes(ravi.id))
  asha.client.watchPresence([ravi.id])
  await vi.waitUntil(() => asha.client.online.get(ravi.id) === true)
  for (const { client } of [asha, ravi]) client.close()
})

test('an urgent message rings until it is acknowledged, which its sender hears', async ({ world }) => {
  const { asha, ravi, id } = await twoStrangers(world.url)
  for (const { client } of [asha, ravi]) client.open([id])

  const seq = await asha.client.write(id, 'Sheath is out', true)
  expect((await ravi.client.urgents()).items).toMatchObject([{ conversationId: id, seq, urgent: { ringing: 1 } }])
  await ravi.client.acknowledge(id, seq)

  await vi.waitUntil(() => asha.client.at(id, seq)?.urgent?.acknowledgedBy.includes(ravi.id))
  expect((await ravi.client.urgents()).items).toEqual([])
  for (const { client } of [asha, ravi]) client.close()
})

test('what is refused for good lets the next one pass, and whoever writes too much waits as long as they are told', async () => {
  const world = await World.open({ RATE_LIMITS: 'on', LIMIT_WRITES: '6/2' })
  const { asha, id } = await twoStrangers(world.url)
  asha.client.open([id])

  const refused = asha.client.write(id, 'x'.repeat(5000)).catch((error: Error) => error.message)
  const sent = await Promise.all(Array.from({ length: 8 }, (_, at) => asha.client.write(id, `${at}`)))

  expect(await refused).toContain('BAD_INPUT')
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(Math.max(...asha.client.waited)).toBeGreaterThanOrEqual(1000)
  asha.client.close()
  await world.close()
})

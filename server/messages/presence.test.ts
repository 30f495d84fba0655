import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { mates } from '#contract/mates.ts'
import { listen } from '#tests/support/listen.ts'
import { befriend } from '#tests/support/mates.ts'
import { aGroup, twoMates, write } from '#tests/support/messages.ts'
import { test, World } from '#tests/support/world.ts'
import { LINGER_MS } from '../platform/live/presence.ts'

type Line = Awaited<ReturnType<typeof listen>>
const isOnline = (line: Line, memberId: string) => line.of('presence_now').findLast((word) => word.memberId === memberId)?.online

test('a mate is online while a page of theirs is open, and some seconds more', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const hers = await listen(world, asha, `presence:${ravi.id}`)
  await expect.poll(() => isOnline(hers, ravi.id)).toBe(false)

  const his = await listen(world, ravi)
  await expect.poll(() => isOnline(hers, ravi.id)).toBe(true)
  his.close()

  await expect.poll(() => isOnline(hers, ravi.id), { timeout: LINGER_MS + 5000 }).toBe(false)
  hers.close()
})

test('nobody learns it who may not write to them: no stranger, no asker, nobody across a block', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const stranger = await world.member()
  const { id } = await stranger.call(conversations.open, { memberId: ravi.id })
  await write(stranger, id, 'May I ask?')
  const his = await listen(world, ravi)
  const strange = await listen(world, stranger, `presence:${ravi.id}`)
  const hers = await listen(world, asha, `presence:${ravi.id}`)
  await expect.poll(() => strange.of('interest_gone')).toHaveLength(1)
  await expect.poll(() => isOnline(hers, ravi.id)).toBe(true)

  await ravi.call(mates.block, { memberId: asha.id })
  await expect.poll(() => hers.of('interest_gone')).toHaveLength(1)
  await ravi.call(conversations.accept, { conversationId: id })
  strange.watch()
  strange.watch(`presence:${ravi.id}`)

  await expect.poll(() => isOnline(strange, ravi.id)).toBe(true)
  for (const line of [his, hers, strange]) line.close()
})

test('it ends with being mates, on the pages that are open', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await befriend(world, asha, [ravi])
  const [hers, his] = [await listen(world, asha, `presence:${ravi.id}`), await listen(world, ravi, `presence:${asha.id}`)]
  await expect.poll(() => [isOnline(hers, ravi.id), isOnline(his, asha.id)]).toEqual([true, true])

  await asha.call(mates.remove, { memberId: ravi.id })

  await expect.poll(() => hers.of('interest_gone')).toEqual([{ interest: `presence:${ravi.id}` }])
  await expect.poll(() => his.of('interest_gone')).toEqual([{ interest: `presence:${asha.id}` }])
  for (const line of [hers, his]) line.close()
})

test('whoever becomes a mate learns it on the page that is open', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const his = await listen(world, ravi, `presence:${asha.id}`)
  await expect.poll(() => his.of('interest_gone')).toHaveLength(1)
  await asha.call(mates.request, { memberId: ravi.id })

  await ravi.call(mates.accept, { memberId: asha.id })

  await expect.poll(() => isOnline(his, asha.id)).toBe(false)
  his.close()
})

test('those of a group learn it of each other while both are in it, mates or not', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const [hers, his] = [await listen(world, meera, `presence:${ravi.id}`), await listen(world, ravi, `presence:${meera.id}`)]
  await expect.poll(() => [isOnline(hers, ravi.id), isOnline(his, meera.id)]).toEqual([true, true])

  await asha.call(conversations.expel, { conversationId: id, memberId: ravi.id })

  await expect.poll(() => his.of('interest_gone')).toEqual([{ interest: `presence:${meera.id}` }])
  await expect.poll(() => hers.of('interest_gone')).toEqual([{ interest: `presence:${ravi.id}` }])
  for (const line of [hers, his]) line.close()
})

test('whoever switches it off is offline to all and sees nobody', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const [hers, his] = [await listen(world, asha, `presence:${ravi.id}`), await listen(world, ravi, `presence:${asha.id}`)]
  await expect.poll(() => [isOnline(hers, ravi.id), isOnline(his, asha.id)]).toEqual([true, true])

  await ravi.call(conversations.saveSettings, { presence: false })

  await expect.poll(() => isOnline(hers, ravi.id)).toBe(false)
  await expect.poll(() => his.of('interest_gone')).toEqual([{ interest: `presence:${asha.id}` }])
  for (const line of [hers, his]) line.close()
})

test('it is known on every node', async ({ world }) => {
  const other = await World.open({}, undefined, world)
  const { asha, ravi } = await twoMates(world)
  const hers = await listen(world, asha, `presence:${ravi.id}`)
  const his = await listen(other, ravi)

  await expect.poll(() => isOnline(hers, ravi.id)).toBe(true)
  for (const line of [hers, his]) line.close()
  await other.close()
})

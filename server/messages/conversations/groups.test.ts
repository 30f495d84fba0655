import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { GROUP_MAX } from '#contract/limits.ts'
import { befriend, people } from '#tests/support/mates.ts'
import { aGroup, textsFor, twoMates, write } from '#tests/support/messages.ts'
import { test } from '#tests/support/world.ts'

test('a group is made of mates, once, and everybody reads who made it', async ({ world }) => {
  const { asha, ravi, meera } = await aGroup(world)
  const stranger = await world.member()
  const clientId = randomUUID()
  const make = (memberIds: string[]) => asha.call(conversations.make, { clientId, name: 'Journal club', memberIds })

  const [one, other] = await Promise.all([make([ravi.id, meera.id, asha.id]), make([ravi.id, meera.id])])

  expect(one!.id).toBe(other!.id)
  expect(one).toMatchObject({ kind: 'group', name: 'Journal club', members: 3, isAdmin: true, standing: 'joined' })
  expect(await textsFor(ravi, one!.id)).toEqual(['made'])
  expect(await ravi.call(conversations.get, { conversationId: one!.id })).toMatchObject({ isAdmin: false, unread: 0 })
  const withStranger = { clientId: randomUUID(), name: 'x', memberIds: [ravi.id, stranger.id] }
  await expect(asha.call(conversations.make, withStranger)).rejects.toMatchObject({ code: 'NOT_MATES', status: 409 })
})

test('a group is called what its members like, but for what stands for Wardmates itself', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const make = (name: string) => asha.call(conversations.make, { clientId: randomUUID(), name, memberIds: [ravi.id] })

  const { id } = await make('Help desk, ward 4 🏥')
  for (const name of ['Wardmates Support', 'WАRDMATES', 'W a r d m a t e s', 'Ask Doxy AI', 'Ward\u200bmates']) {
    const refused = { code: 'NAME_REFUSED', status: 422, issues: [{ path: 'name' }] }
    await expect(make(name)).rejects.toMatchObject(refused)
    await expect(asha.call(conversations.rename, { conversationId: id, name })).rejects.toMatchObject(refused)
  }
  expect((await asha.call(conversations.get, { conversationId: id })).name).toBe('Help desk, ward 4 🏥')
})

test('a group that was left is not made anew by a request that comes again', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const again = () => asha.call(conversations.make, { clientId, name: 'Journal club', memberIds: [ravi.id] })
  const clientId = randomUUID()
  const { id } = await again()

  await asha.call(conversations.leave, { conversationId: id })

  await expect(again()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a group holds fifty, also when several are added at the same moment', async ({ world }) => {
  const asha = await world.member()
  const mates = await people(world, GROUP_MAX + 1)
  await befriend(world, asha, mates)
  const ids = mates.map(({ id }) => id)
  const { id } = await asha.call(conversations.make, { clientId: randomUUID(), name: 'Everybody', memberIds: ids.slice(0, GROUP_MAX - 2) })
  const add = (memberIds: string[]) => asha.call(conversations.add, { conversationId: id, memberIds })

  await expect(add(ids.slice(-2))).rejects.toMatchObject({ code: 'GROUP_FULL', status: 422 })
  const added = await Promise.allSettled(ids.slice(-3).map((one) => add([one])))

  expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const one of added) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'GROUP_FULL' })
  expect(await asha.call(conversations.get, { conversationId: id })).toMatchObject({ members: GROUP_MAX })
})

test('who comes later reads from then on; who goes reads nothing any more', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const zoya = await world.member({ name: 'Zoya Khan' })
  await befriend(world, asha, [zoya])
  await write(ravi, id, 'Before Zoya')

  const { members } = await asha.call(conversations.add, { conversationId: id, memberIds: [zoya.id, ravi.id] })
  await write(ravi, id, 'With Zoya')

  expect(members).toBe(4)
  expect(await textsFor(zoya, id)).toEqual(['added', 'With Zoya'])
  await asha.call(conversations.expel, { conversationId: id, memberId: meera.id })
  await zoya.call(conversations.leave, { conversationId: id })
  for (const gone of [meera, zoya]) await expect(textsFor(gone, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await textsFor(ravi, id)).toEqual(['made', 'Before Zoya', 'added', 'With Zoya', 'removed', 'left'])
})

test('administrators alone change a group, one is always left, and where the last goes the eldest follows', async ({ world }) => {
  const { asha, ravi, meera, id } = await aGroup(world)
  const one = { conversationId: id }

  for (const call of [
    () => ravi.call(conversations.rename, { ...one, name: 'Mine' }),
    () => ravi.call(conversations.add, { ...one, memberIds: [meera.id] }),
    () => ravi.call(conversations.expel, { ...one, memberId: meera.id }),
    () => ravi.call(conversations.setAdmin, { ...one, memberId: ravi.id, isAdmin: true }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_AN_ADMIN', status: 403 })
  await expect(asha.call(conversations.setAdmin, { ...one, memberId: asha.id, isAdmin: false })).rejects.toMatchObject({
    code: 'LAST_ADMIN',
  })
  expect(await asha.call(conversations.rename, { ...one, name: 'Cath lab, Kaveri' })).toMatchObject({ name: 'Cath lab, Kaveri' })

  await asha.call(conversations.leave, one)

  expect(await ravi.call(conversations.get, one)).toMatchObject({ isAdmin: true, members: 2 })
  await ravi.call(conversations.leave, one)
  await meera.call(conversations.leave, one)
  expect(await world.db.selectFrom('conversation').select('id').where('id', '=', id).execute()).toEqual([])
})

test('a direct conversation is not a group', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)

  for (const call of [
    () => asha.call(conversations.leave, { conversationId: id }),
    () => asha.call(conversations.rename, { conversationId: id, name: 'x' }),
    () => asha.call(conversations.expel, { conversationId: id, memberId: ravi.id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

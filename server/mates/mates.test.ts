import { sql } from 'kysely'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

async function befriend(world: World, one: TestMember, others: TestMember[]) {
  await world.db
    .insertInto('mate_link')
    .values(others.map((other) => ({ from_id: one.id, to_id: other.id, state: 'connected', connected_at: new Date() }) as const))
    .execute()
}

const linksBetween = (world: World, one: TestMember, other: TestMember) =>
  sql<{ state: string }>`
    select state from mate_link where least(from_id, to_id) = least(${one.id}::uuid, ${other.id}) and greatest(from_id, to_id) = greatest(${one.id}::uuid, ${other.id})`
    .execute(world.db)
    .then(({ rows }) => rows)

test('a request waits, and asking again is refused', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]

  expect(await asha.call(mates.request, { memberId: ravi.id })).toMatchObject({ member: { name: 'Ravi Menon' }, state: 'pending' })

  await expect(asha.call(mates.request, { memberId: ravi.id })).rejects.toMatchObject({ code: 'REQUEST_WAITING' })
})

test('requests that cross make two mates, and asking a mate is refused', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  await asha.call(mates.request, { memberId: ravi.id })

  expect(await ravi.call(mates.request, { memberId: asha.id })).toMatchObject({ state: 'connected' })
  await expect(asha.call(mates.request, { memberId: ravi.id })).rejects.toMatchObject({ code: 'ALREADY_MATES' })
})

test('a thousand requests at once between two members leave one link, and they are mates', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  const answers = await Promise.allSettled(
    Array.from({ length: 1000 }, (_, at) =>
      at % 2 === 0 ? asha.call(mates.request, { memberId: ravi.id }) : ravi.call(mates.request, { memberId: asha.id }),
    ),
  )

  expect(await linksBetween(world, asha, ravi)).toEqual([{ state: 'connected' }])
  expect(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.state : [])).sort()).toEqual(['connected', 'pending'])
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
  expect([...new Set(codes)].filter((code) => code !== 'REQUEST_WAITING' && code !== 'ALREADY_MATES')).toEqual([])
}, 60_000)

test('nobody can ask themselves, a stranger who does not exist, or without signing in', async ({ world }) => {
  const asha = await world.member()

  await expect(asha.call(mates.request, { memberId: asha.id })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(asha.call(mates.request, { memberId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(world.nobody.call(mates.request, { memberId: asha.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('suggestions say why: mutual mates before the hospital, the hospital before the specialty, the specialty before the city', async ({
  world,
}) => {
  const here = { hospital: 'Teesta Hospital', specialty: 'Cardiology', location: 'Siliguri' }
  const viewer = await world.member(here)
  const mate = await world.member({ name: 'A Mate' })
  const known = await world.member({ name: 'Known By A Mate' })
  await world.member({ name: 'Of The City', location: here.location })
  await world.member({ name: 'Of The Specialty', specialty: here.specialty })
  await world.member({ name: 'Of The Hospital', hospital: here.hospital, location: here.location })
  await befriend(world, viewer, [mate])
  await befriend(world, mate, [known])

  const { items } = await viewer.call(mates.suggestions, { limit: 4 })

  expect(items.map(({ member, reason, state }) => [member.name, reason, state])).toEqual([
    ['Known By A Mate', '1 mutual mate', 'suggested'],
    ['Of The Hospital', 'same hospital · same city', 'suggested'],
    ['Of The Specialty', 'same specialty', 'suggested'],
    ['Of The City', 'same city', 'suggested'],
  ])
})

test('whoever is a mate, was asked or has asked is not suggested', async ({ world }) => {
  const there = { hospital: 'Barak Hospital' }
  const viewer = await world.member(there)
  const [mate, asked, asking, free] = [
    await world.member(there),
    await world.member(there),
    await world.member(there),
    await world.member({ ...there, name: 'Still Free' }),
  ]
  await befriend(world, viewer, [mate])
  await viewer.call(mates.request, { memberId: asked.id })
  await asking.call(mates.request, { memberId: viewer.id })

  const { items } = await viewer.call(mates.suggestions, { limit: 20 })

  const ids = items.map(({ member }) => member.id)
  expect(ids[0]).toBe(free.id)
  for (const linked of [viewer, mate, asked, asking]) expect(ids).not.toContain(linked.id)
})

test('a newcomer of whom nothing is known meets the newest verified members, without a reason', async ({ world }) => {
  const [older, newer] = [await world.member({ verified: true }), await world.member({ verified: true })]
  const newcomer = await world.member()

  const { items } = await newcomer.call(mates.suggestions, { limit: 2 })

  expect(items.map(({ member, reason }) => [member.id, reason])).toEqual([
    [newer.id, null],
    [older.id, null],
  ])
})

test('the number of mutual mates is exact, also beyond what the search for candidates looks at', async ({ world }) => {
  const [viewer, other] = [await world.member(), await world.member()]
  const many: TestMember[] = []
  for (let at = 0; at < 130; at++) many.push(await world.member())
  await befriend(world, viewer, many)
  await befriend(world, other, many)

  const { items } = await viewer.call(mates.suggestions, { limit: 1 })

  expect(items).toMatchObject([{ member: { id: other.id }, reason: '130 mutual mates' }])
})

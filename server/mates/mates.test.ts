import { sql } from 'kysely'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { newId } from '#server/platform/ids.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const linksBetween = (world: World, one: TestMember, other: TestMember) =>
  sql<{ state: string }>`
    select state from mate_link where least(from_id, to_id) = least(${one.id}::uuid, ${other.id}) and greatest(from_id, to_id) = greatest(${one.id}::uuid, ${other.id})`
    .execute(world.db)
    .then(({ rows }) => rows)

test('a request waits, and one whose answer was lost is told so when it comes again, without a second notice', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]

  expect(await asha.call(mates.request, { memberId: ravi.id })).toMatchObject({ member: { name: 'Ravi Menon' }, state: 'pending' })

  expect(await asha.call(mates.request, { memberId: ravi.id })).toMatchObject({ state: 'pending' })
  expect((await ravi.call(notifications.list, {})).items).toHaveLength(1)
})

test('requests that cross make two mates, and asking a mate says that they are', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  await asha.call(mates.request, { memberId: ravi.id })

  expect(await ravi.call(mates.request, { memberId: asha.id })).toMatchObject({ state: 'connected' })
  expect(await asha.call(mates.request, { memberId: ravi.id })).toMatchObject({ state: 'connected' })
})

test('whoever asks somebody who has asked them reads what was said with that, once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.request, { memberId: ravi.id, note: 'We met in Vellore.' })

  expect(await ravi.call(mates.request, { memberId: asha.id })).toMatchObject({ state: 'connected', note: 'We met in Vellore.' })
  expect(await ravi.call(mates.request, { memberId: asha.id })).toMatchObject({ state: 'connected', note: null })
})

test('two hundred requests at once between two members leave one link, and they are mates', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) =>
      at % 2 === 0 ? asha.call(mates.request, { memberId: ravi.id }) : ravi.call(mates.request, { memberId: asha.id }),
    ),
  )

  expect(await linksBetween(world, asha, ravi)).toEqual([{ state: 'connected' }])
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  const states = new Set(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.state : [])))
  expect([...states].sort()).toEqual(['connected', 'pending'])
  for (const by of [asha, ravi]) {
    const kinds = (await by.call(notifications.list, {})).items.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'mate_accepted').length).toBeLessThanOrEqual(1)
  }
}, 60_000)

test('nobody can ask themselves, a stranger who does not exist, or without signing in', async ({ world }) => {
  const asha = await world.member()

  await expect(asha.call(mates.request, { memberId: asha.id })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(asha.call(mates.request, { memberId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(world.nobody.call(mates.request, { memberId: asha.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a note goes with a request, is read by both, and goes with the answer', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  await asha.call(mates.request, { memberId: ravi.id, note: '  We met in\u202e Kochi. ' })

  expect(await ravi.call(mates.list, { state: 'request_received' })).toMatchObject({
    items: [{ member: { id: asha.id }, state: 'request_received', note: 'We met in Kochi.' }],
    next: null,
  })
  expect(await asha.call(mates.list, { state: 'pending' })).toMatchObject({
    items: [{ member: { id: ravi.id }, note: 'We met in Kochi.' }],
  })
  expect(await ravi.call(mates.accept, { memberId: asha.id })).toMatchObject({ state: 'connected', note: null })
  await expect(asha.call(mates.request, { memberId: ravi.id, note: 'x'.repeat(301) })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'note' }],
  })
})

test('accepted: both are mates, the asker is notified once, and both counts move', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.request, { memberId: ravi.id })
  expect(await ravi.call(mates.overview)).toMatchObject({ requests: 1, active: 0 })
  expect(await asha.call(mates.overview)).toMatchObject({ pending: 1, active: 0, weeks: { pending: [0, 0, 0, 0, 0, 0, 1] } })

  const answers = await Promise.all(Array.from({ length: 20 }, () => ravi.call(mates.accept, { memberId: asha.id })))

  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['connected']))
  for (const one of [asha, ravi]) {
    expect(await one.call(mates.list, { state: 'connected' })).toMatchObject({ items: [{ state: 'connected' }] })
    expect(await one.call(mates.overview)).toMatchObject({ requests: 0, pending: 0, active: 1, weeks: { active: [0, 0, 0, 0, 0, 0, 1] } })
  }
  const notices = await world.db.selectFrom('notification').select(['member_id', 'kind', 'from_id']).orderBy('id').execute()
  expect(notices.filter(({ from_id }) => from_id === asha.id || from_id === ravi.id)).toEqual([
    { member_id: asha.id, kind: 'mate_accepted', from_id: ravi.id },
  ])
})

test('declined: the asker is asked to wait, the one who declined may ask, and that lifts the wait', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.request, { memberId: ravi.id })
  expect(await ravi.call(mates.decline, { memberId: asha.id })).toMatchObject({ state: 'suggested' })
  expect(await ravi.call(mates.decline, { memberId: asha.id })).toMatchObject({ state: 'suggested' })

  await expect(asha.call(mates.request, { memberId: ravi.id })).rejects.toMatchObject({
    code: 'ASK_LATER',
    status: 409,
    message: expect.stringMatching(/^You asked not long ago\. You can ask again in \d+ days\.$/),
  })
  await ravi.call(mates.request, { memberId: asha.id })
  expect(await asha.call(mates.accept, { memberId: ravi.id })).toMatchObject({ state: 'connected' })
  await ravi.call(mates.remove, { memberId: asha.id })
  expect(await asha.call(mates.request, { memberId: ravi.id })).toMatchObject({ state: 'pending' })
})

test('thirty days after a no the same member may ask again', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.request, { memberId: ravi.id })
  await ravi.call(mates.decline, { memberId: asha.id })

  await world.db
    .updateTable('mate_decline')
    .set({ declined_at: new Date(Date.now() - 30 * 24 * 3600_000 - 1000) })
    .where('asker_id', '=', asha.id)
    .execute()

  expect(await asha.call(mates.request, { memberId: ravi.id })).toMatchObject({ state: 'pending' })
})

test('a request is taken back, a mate is removed, and doing either twice is doing it once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(mates.request, { memberId: ravi.id })

  expect(await asha.call(mates.withdraw, { memberId: ravi.id })).toMatchObject({ state: 'suggested' })
  expect(await asha.call(mates.withdraw, { memberId: ravi.id })).toMatchObject({ state: 'suggested' })
  await expect(ravi.call(mates.accept, { memberId: asha.id })).rejects.toMatchObject({ code: 'NO_REQUEST', status: 409 })
  await asha.call(mates.request, { memberId: ravi.id })
  await ravi.call(mates.accept, { memberId: asha.id })
  await expect(asha.call(mates.withdraw, { memberId: ravi.id })).rejects.toMatchObject({ code: 'ALREADY_MATES' })
  expect(await asha.call(mates.remove, { memberId: ravi.id })).toMatchObject({ state: 'suggested' })
  expect(await ravi.call(mates.remove, { memberId: asha.id })).toMatchObject({ state: 'suggested' })

  expect(await linksBetween(world, asha, ravi)).toEqual([])
})

test('every move at once between two members leaves one link or none, and nothing breaks', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const moves = [mates.request, mates.accept, mates.decline, mates.withdraw, mates.remove]

  const answers: PromiseSettledResult<unknown>[] = []
  // They wait for one another: many more at once would be refused as too many, which is another promise.
  for (let round = 0; round < 6; round++) {
    const calls = Array.from({ length: 30 }, (_, at) =>
      (at % 2 ? asha : ravi).call(moves[((at + round) * 7) % moves.length]!, { memberId: (at % 2 ? ravi : asha).id }),
    )
    answers.push(...(await Promise.allSettled(calls)))
  }

  const links = await linksBetween(world, asha, ravi)
  expect(links.length).toBeLessThanOrEqual(1)
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(codes.filter((code) => !['ALREADY_MATES', 'NO_REQUEST', 'ASK_LATER'].includes(code))).toEqual([])
})

test('a request that is taken back or answered is no longer announced as waiting', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const noticesOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)
  await ravi.call(mates.request, { memberId: asha.id })
  await meera.call(mates.request, { memberId: asha.id })
  expect(await noticesOf(asha)).toEqual(['mate_request', 'mate_request'])

  await ravi.call(mates.withdraw, { memberId: asha.id })
  await asha.call(mates.accept, { memberId: meera.id })

  expect(await noticesOf(asha)).toEqual([])
  expect(await noticesOf(meera)).toEqual(['mate_accepted'])
})

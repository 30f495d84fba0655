import { sql } from 'kysely'
import { expect } from 'vitest'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { Sessions } from './sessions.ts'

const opened = (world: World, remembers = false) => {
  const sessions = new Sessions(world.db, { remembers })
  const ended: string[][] = []
  sessions.onEnded((ids) => ended.push(ids))
  return { sessions, ended }
}

/** Makes a session older: how long ago it was last used, and how long it still has. */
const age = ({ db }: World, { sessionId }: TestMember, { unused = '0', left = '30 days' }: { unused?: string; left?: string }) =>
  sql`update session set last_seen_at = now() - ${unused}::interval, expires_at = now() + ${left}::interval where id = ${sessionId}`.execute(
    db,
  )

const lastSeen = async ({ db }: World, { sessionId }: TestMember) =>
  (await db.selectFrom('session').select('last_seen_at').where('id', '=', sessionId).executeTakeFirstOrThrow()).last_seen_at.getTime()

const OLD = [{ unused: '7 days 1 minute' }, { left: '-1 minute' }]
const YOUNG = { unused: '6 days 23 hours', left: '1 minute' }

test('a session is over seven days after its last use, and thirty after its first', async ({ world }) => {
  const { sessions } = opened(world)
  const asha = await world.member()
  const { id, token } = await sessions.create(world.db, asha.id, 'Firefox on Linux')
  const { left } = await sql<{ left: number }>`select extract(epoch from expires_at - now()) / 86400 as left from session where id = ${id}`
    .execute(world.db)
    .then(({ rows }) => rows[0]!)

  expect(Number(left)).toBeCloseTo(30, 1)
  expect(await sessions.find(token)).toMatchObject({
    id: asha.id,
    sessionId: id,
    roles: [],
    awaitsFactor: false,
    isLeaving: false,
    isClosed: false,
  })
  for (const old of OLD) {
    await age(world, asha, old)
    expect(await sessions.find(asha.token!)).toBeNull()
    const viewer = { id: asha.id, sessionId: id, roles: [], awaitsFactor: false, isLeaving: false, isClosed: false }
    expect((await sessions.list(viewer)).map((one) => one.id)).toEqual([id])
  }
  await age(world, asha, YOUNG)
  expect(await sessions.find(asha.token!)).toMatchObject({ sessionId: asha.sessionId })
})

test('old sessions are swept, and whoever listens hears of them', async ({ world }) => {
  const { sessions, ended } = opened(world)
  const [idle, expired, young] = [await world.member(), await world.member(), await world.member()]
  await age(world, idle, OLD[0]!)
  await age(world, expired, OLD[1]!)
  await age(world, young, YOUNG)

  for (const old of [idle, expired]) expect(await sessions.endsAt(old.sessionId)).toBeLessThan(Date.now())
  expect(await sessions.endsAt(young.sessionId)).toBeGreaterThan(Date.now())
  await sessions.sweep()
  await sessions.sweep()
  expect(await sessions.endsAt(expired.sessionId)).toBe(0)

  expect(ended.map((ids) => ids.toSorted())).toEqual([expect.arrayContaining([idle.sessionId, expired.sessionId].toSorted())])
  expect(ended.flat()).not.toContain(young.sessionId)
  expect(await sessions.find(young.token!)).not.toBeNull()
})

test('a use is written down once in five minutes', async ({ world }) => {
  const { sessions } = opened(world)
  const asha = await world.member()
  await age(world, asha, { unused: '4 minutes' })
  const before = await lastSeen(world, asha)

  await sessions.find(asha.token!)
  expect(await lastSeen(world, asha)).toBe(before)

  await age(world, asha, { unused: '6 minutes' })
  await sessions.find(asha.token!)
  expect(await lastSeen(world, asha)).toBeGreaterThan(before)
})

test('a viewer has the roles that they were given', async ({ world }) => {
  const [farah, asha] = [await world.staff(['auditor', 'moderator']), await world.member()]
  const { sessions } = opened(world)

  expect((await sessions.find(farah.token!))?.roles).toEqual(['moderator', 'auditor'])
  expect((await sessions.find(asha.token!))?.roles).toEqual([])
})

test('a member is shown where they are signed in, latest first, and nobody else is', async ({ world }) => {
  const { sessions } = opened(world)
  const [asha, ravi] = [await world.member(), await world.member()]
  const phone = await sessions.create(world.db, asha.id, 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36')
  await age(world, asha, { unused: '1 hour' })

  const listed = await sessions.list({
    id: asha.id,
    sessionId: asha.sessionId,
    roles: [],
    awaitsFactor: false,
    isLeaving: false,
    isClosed: false,
  })

  expect(listed).toEqual([
    { id: phone.id, device: 'Chrome on Android', createdAt: expect.any(String), lastSeenAt: expect.any(String), current: false },
    expect.objectContaining({ id: asha.sessionId, current: true, lastSeenAt: new Date(await lastSeen(world, asha)).toISOString() }),
  ])
  expect(Date.parse(listed[1]!.createdAt)).toBeGreaterThan(Date.parse(listed[1]!.lastSeenAt))
  expect(await sessions.find(ravi.token!)).toMatchObject({ id: ravi.id })
})

test('a member ends a session of their own and of nobody else; the line of it is told', async ({ world }) => {
  const { sessions, ended } = opened(world)
  const [asha, ravi] = [await world.member(), await world.member()]

  expect(await sessions.end(world.db, asha.id, ravi.sessionId)).toBe(false)
  expect(ended).toEqual([])
  expect(await sessions.find(ravi.token!)).not.toBeNull()
  expect(await sessions.end(world.db, ravi.id, ravi.sessionId)).toBe(true)
  expect(ended).toEqual([[ravi.sessionId]])
})

test('all sessions of a member end at once, and are told of when that is certain', async ({ world }) => {
  const { sessions, ended } = opened(world)
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id, token } = await sessions.create(world.db, asha.id, '')

  const ids = await sessions.endAll(world.db, asha.id)

  expect(ids.toSorted()).toEqual([asha.sessionId, id].toSorted())
  expect(ended).toEqual([])
  expect([await sessions.find(token), await sessions.find(asha.token!)]).toEqual([null, null])
  expect(await sessions.find(ravi.token!)).not.toBeNull()
})

test('a node forgets what ended elsewhere, and nothing besides', async ({ world }) => {
  const { sessions } = opened(world, true)
  const [asha, ravi] = [await world.member(), await world.member()]
  await sessions.find(asha.token!)
  await sessions.find(ravi.token!)
  await world.db.deleteFrom('session').where('id', 'in', [asha.sessionId, ravi.sessionId]).execute()

  sessions.forget([asha.sessionId])

  expect([await sessions.find(asha.token!), (await sessions.find(ravi.token!))?.id]).toEqual([null, ravi.id])
})

/** A database whose answers, once they were read, wait until they may go on. */
function held(world: World) {
  const [read, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = world.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.resolve()
      await goOn.promise
      return result
    },
  })
  return { slow, read, goOn }
}

test('a session that ends while it is looked up is over, also for whoever looked', async ({ world }) => {
  const { id, token = '', sessionId } = await world.member()
  const { slow, read, goOn } = held(world)
  const sessions = new Sessions(slow, { remembers: true })

  const looked = sessions.find(token)
  await read.promise
  await sessions.end(world.db, id, sessionId)
  goOn.resolve()

  expect(await looked).toBeNull()
  expect(await sessions.find(token)).toBeNull()
})

test('what a member may do no more while they are looked up is not remembered', async ({ world }) => {
  const { id, token = '' } = await world.reviewer()
  const { slow, read, goOn } = held(world)
  const sessions = new Sessions(slow, { remembers: true })

  const looked = sessions.find(token)
  await read.promise
  await world.db.deleteFrom('staff_role').where('member_id', '=', id).execute()
  sessions.readAgain(id)
  goOn.resolve()
  await looked

  expect(await sessions.find(token)).toMatchObject({ id, roles: [] })
})

test('a session that ended on one node is over on the others at once', async ({ world }) => {
  const { id, token = '', sessionId } = await world.member()
  const [one, other] = [new Sessions(world.db, { remembers: false }), new Sessions(world.db, { remembers: false })]
  expect(await other.find(token)).toMatchObject({ id })

  await one.end(world.db, id, sessionId)

  expect(await other.find(token)).toBeNull()
})

test('one node alone remembers what it found for a while', async ({ world }) => {
  const { id, token = '', sessionId } = await world.member()
  const sessions = new Sessions(world.db, { remembers: true })
  await sessions.find(token)

  await world.db.deleteFrom('session').where('id', '=', sessionId).execute()

  expect(await sessions.find(token)).toMatchObject({ id })
})

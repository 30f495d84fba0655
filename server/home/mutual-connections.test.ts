import { sql } from 'kysely'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { nowIn } from '#server/platform/days.ts'
import { newId } from '#server/platform/ids.ts'
import { befriend } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { keepMutual, upToToday } from './mutual-connections.ts'

const MANY = 301

/** A member with so many mates that nobody counts through all theirs while somebody waits; the last of them has three more. */
async function popular(world: World) {
  const [viewer, last] = [await world.member(), await world.member()]
  await befriend(world, viewer, [last])
  const crowd = Array.from({ length: MANY - 1 }, () => newId())
  await sql`
    insert into member (id, handle, name) select id, 'm' || replace(id::text, '-', ''), 'Dr. Mate' from unnest(${crowd}::uuid[]) as id`.execute(
    world.db,
  )
  await sql`
    insert into mate_link (from_id, to_id, state, connected_at)
    select id, ${viewer.id}, 'connected', now() - interval '30 days' from unnest(${crowd}::uuid[]) as id`.execute(world.db)
  for (let more = 0; more < 3; more++) await befriend(world, last, [await world.member()])
  return { viewer, last }
}

const mutualOf = async (viewer: TestMember) => {
  const { mutualConnections, mutualConnectionsAt, weeks } = await viewer.call(mates.overview)
  return { total: mutualConnections, at: mutualConnectionsAt, week: weeks.mutualConnections }
}

const countJobs = async (world: World, { id }: TestMember) =>
  (await sql`select from pgboss.job where name = 'mutual-connections' and data ->> 'memberId' = ${id}`.execute(world.db)).rows.length

test('of very many mates the mutual connections are told as of when they were counted, and counted anew after an hour', async ({
  world,
}) => {
  const { viewer, last } = await popular(world)

  const first = await mutualOf(viewer)
  expect(first).toMatchObject({ total: 3, week: [0, 0, 0, 0, 0, 0, 3] })
  expect(Date.now() - Date.parse(first.at!)).toBeLessThan(60_000)

  await befriend(world, last, [await world.member()])
  expect(await mutualOf(viewer)).toEqual(first)
  expect(await countJobs(world, viewer)).toBe(0)

  await world.db
    .updateTable('mutual_count')
    .set({ counted_at: new Date(Date.now() - 2 * 3600_000) })
    .where('member_id', '=', viewer.id)
    .execute()
  expect(await mutualOf(viewer)).toMatchObject({ total: 3 })
  expect(await countJobs(world, viewer)).toBe(1)
  await keepMutual(world.db, viewer.id, nowIn('Asia/Kolkata'))

  expect(await mutualOf(viewer)).toMatchObject({ total: 4 })
})

test('whoever has few mates has them counted now, after a block and behind a hidden list too', async ({ world }) => {
  const [viewer, mate, far] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, viewer, [mate])
  await befriend(world, mate, [far, await world.member()])
  expect(await mutualOf(viewer)).toMatchObject({ total: 2, at: null })

  await viewer.call(mates.block, { memberId: far.id })
  expect(await mutualOf(viewer)).toMatchObject({ total: 1, at: null })

  await mate.call(mates.setAudience, { audience: 'me' })
  expect(await mutualOf(viewer)).toMatchObject({ total: 0, at: null })
})

test('a kept number leaves with its member, and a job that comes later writes none', async ({ world }) => {
  const { viewer } = await popular(world)
  await mutualOf(viewer)

  await world.db.deleteFrom('member').where('id', '=', viewer.id).execute()
  await keepMutual(world.db, viewer.id, nowIn('Asia/Kolkata'))

  expect(await world.db.selectFrom('mutual_count').select('member_id').where('member_id', '=', viewer.id).execute()).toEqual([])
})

test.for([
  ['2026-11-22', [1, 2, 3, 4, 5, 6, 7]],
  ['2026-11-23', [2, 3, 4, 5, 6, 7, 9]],
  ['2026-11-25', [4, 5, 6, 7, 9, 9, 9]],
  ['2026-12-24', [9, 9, 9, 9, 9, 9, 9]],
  ['2026-11-21', [1, 2, 3, 4, 5, 6, 7]],
] as const)('a week that was kept ends on %s with what is known of it', ([today, week]) => {
  const kept = { total: 9, week: [1, 2, 3, 4, 5, 6, 7], last_day: '2026-11-22' }

  expect(upToToday(kept, Temporal.PlainDate.from(today))).toEqual(week)
})

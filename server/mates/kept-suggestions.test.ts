import { sql } from 'kysely'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { people } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { workOut } from './kept-suggestions.ts'

const here = { hospital: 'Teesta Hospital' }
const firstFor = async (viewer: TestMember) => (await viewer.call(mates.suggestions, { limit: 3 })).items.map(({ member }) => member.id)
const hasKept = async (world: World, { id }: TestMember) =>
  (await world.db.selectFrom('mate_suggestion').select('member_id').where('member_id', '=', id).execute()).length === 1
const countJobs = async (world: World, { id }: TestMember) =>
  (await sql`select from pgboss.job where name = 'mate-suggestions' and data ->> 'memberId' = ${id}`.execute(world.db)).rows.length

/** A member with more colleagues than are suggested, who has been suggested the newest of them. */
async function suggested(world: World) {
  const viewer = await world.member(here)
  const colleagues = await people(world, 21, here)
  expect(await firstFor(viewer)).toEqual(
    colleagues
      .slice(-3)
      .map(({ id }) => id)
      .reverse(),
  )
  return { viewer, newest: colleagues.at(-1)! }
}

test('whom a member may know is worked out ahead and told again, without those who have left', async ({ world }) => {
  const { viewer, newest } = await suggested(world)
  await world.member(here)

  expect((await firstFor(viewer))[0]).toBe(newest.id)

  await viewer.call(mates.dismiss, { memberId: newest.id })
  expect(await firstFor(viewer)).not.toContain(newest.id)
})

test('a change of links is followed by a new list, made before the member comes', async ({ world }) => {
  const { viewer, newest } = await suggested(world)
  const newer = await world.member(here)
  expect(await hasKept(world, viewer)).toBe(true)

  await viewer.call(mates.request, { memberId: newest.id })

  expect(await hasKept(world, viewer)).toBe(false)
  expect(await countJobs(world, viewer)).toBe(1)
  await workOut(world.db, viewer.id)
  expect(await hasKept(world, viewer)).toBe(true)
  expect((await firstFor(viewer))[0]).toBe(newer.id)
})

test('who changes what they say of themselves is suggested others at once', async ({ world }) => {
  const { viewer } = await suggested(world)
  const other = await world.member({ hospital: 'Barak Hospital' })

  await world.db.updateTable('member').set({ hospital: 'Barak Hospital' }).where('id', '=', viewer.id).execute()

  expect((await firstFor(viewer))[0]).toBe(other.id)
})

test('a list of yesterday is told once more, and made anew for the next time', async ({ world }) => {
  const { viewer, newest } = await suggested(world)
  await world.member(here)
  await world.db.updateTable('mate_suggestion').set({ kept_at: sql`now() - interval '25 hours'` }).execute()

  expect((await firstFor(viewer))[0]).toBe(newest.id)

  expect(await countJobs(world, viewer)).toBe(1)
})

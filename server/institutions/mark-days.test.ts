import { sql } from 'kysely'
import { expect } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { sweepInstitutions } from './jobs.ts'

const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)

test('whoever runs a page hears before its mark ends with the year, and when it has, once each', async ({ world }) => {
  const [owner, recruiter] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter'])
  /** So many days are left: of the mark that they were reminded of, or of a new one. */
  const left = (days: number, isNew = false) =>
    sql`
    with until as (select now() + make_interval(days => ${sql.lit(days)}) as at)
    update institution set verified_at = 'epoch', verified_until = until.at,
      reminded_of = case when ${sql.lit(isNew)} or reminded_of is null then reminded_of else until.at end
    from until where id = ${institutionId}`.execute(world.db)
  const heard = async () => {
    for (let times = 0; times < 2; times++) await sweepInstitutions(world.app.services)
    const [its, theirs] = [await kindsOf(owner), await kindsOf(recruiter)]
    expect(theirs).toEqual(its)
    return its.map((kind) => kind.replace('institution_mark_', '')).toReversed()
  }

  await left(61)
  expect(await heard()).toEqual([])
  await left(59)
  expect(await heard()).toEqual(['ending'])
  await left(40)
  expect(await heard()).toEqual(['ending'])
  await left(13)
  expect(await heard()).toEqual(['ending', 'ending'])
  await left(-1)
  expect(await heard()).toEqual(['ending', 'ending', 'over'])
  await left(59, true)
  expect(await heard()).toEqual(['ending', 'ending', 'over', 'ending'])
})

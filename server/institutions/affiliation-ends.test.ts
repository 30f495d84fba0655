import { sql } from 'kysely'
import { expect } from 'vitest'
import { affiliations } from '#contract/affiliations.ts'
import { anAffiliation, openPage } from '#tests/support/institutions.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'
import { peoplePage } from './affiliations/queries.ts'
import { getPage } from './pages/load.ts'
import { colleaguesAt } from './public.ts'

test('whoever has left does not make it longer than the institution has confirmed', async ({ world }) => {
  const [asha, meera] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const affiliationId = await anAffiliation(world, institutionId, meera.id, 'confirmed')
  const end = (by: typeof meera, to: string) => by.call(affiliations.end, { affiliationId, to })
  await end(asha, '2025-01-31')

  await expect(end(meera, '2040-01-01')).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'to' }] })
  expect((await meera.call(affiliations.people, { institutionId, show: 'now' })).items).toEqual([])
  expect(await end(meera, '2025-01-15')).toMatchObject({ to: '2025-01-15' })
  expect(await end(asha, '2025-02-28')).toMatchObject({ to: '2025-02-28', state: 'confirmed' })
})

test('a last day is over at midnight in India, wherever the database has its own', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  for (const [member, days] of [[ravi, 0] as const, [meera, -1] as const]) {
    const id = await anAffiliation(world, institutionId, member.id, 'confirmed')
    await world.db
      .updateTable('affiliation')
      .set({ to_day: dayFromNow(days) })
      .where('id', '=', id)
      .execute()
  }
  const seenFrom = (zone: string) =>
    world.db.transaction().execute(async (tx) => {
      await sql`set local time zone ${sql.lit(zone)}`.execute(tx)
      const { items } = await peoplePage(tx, asha.id, { institutionId, show: 'now' })
      const { people } = await getPage(tx, asha.id, institutionId)
      const colleagues = await sql<{ member_id: string }>`select c.member_id from (${colleaguesAt(institutionId)}) as c`.execute(tx)
      return { items: items.map(({ member }) => member.id), people, colleagues: colleagues.rows.map(({ member_id }) => member_id) }
    })

  // In one of the two it is another day than in India, at whatever hour.
  for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12'])
    expect(await seenFrom(zone)).toEqual({ items: [ravi.id], people: 1, colleagues: [ravi.id] })
})

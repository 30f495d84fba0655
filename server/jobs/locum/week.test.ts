import { sql } from 'kysely'
import { expect } from 'vitest'
import { locum, locumDesk } from '#contract/locum.ts'
import { LOCUM_SHOWN } from '#contract/locum-bands.ts'
import { openPage } from '#tests/support/institutions.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { aShift, free, locumWard } from '#tests/support/locum.ts'
import { test } from '#tests/support/world.ts'

test('however many shifts are open in a week, one’s own is among those that are shown, and all of an institution’s', async ({ world }) => {
  const { owner, recruiter, asha, institutionId } = await locumWard(world)
  const [early, late] = [dayFromNow(3), dayFromNow(6)]
  await free(asha, { day: early, band: 'day' })
  const own = await aShift(recruiter, institutionId, { day: late, band: 'night' })
  await asha.call(locum.accept, { shiftId: own })
  const other = await openPage(world, [owner.id, 'owner'])
  const copies = (into: string, count: number, state: string) =>
    sql`
    insert into locum_shift (id, institution_id, client_id, day, band, starts_at, ends_at, title, specialty, specialty_key, pay, place, notes, state)
    select gen_random_uuid(), ${into}, gen_random_uuid(), ${early}::date, 'day', starts_at - interval '3 days', ends_at - interval '3 days',
      title, '', '', pay, place, notes, ${state} from locum_shift, generate_series(1, ${sql.lit(count)}) where id = ${own}`.execute(
      world.db,
    )
  await copies(other, LOCUM_SHOWN + 10, 'offered')
  await copies(institutionId, LOCUM_SHOWN + 10, 'cancelled')

  const { shifts } = await asha.call(locum.week, { fromDay: early })
  expect(shifts).toHaveLength(LOCUM_SHOWN)
  expect(shifts.at(-1)).toMatchObject({ id: own, standing: 'yours' })
  const desk = (await owner.call(locumDesk.week, { institutionId: other, fromDay: early })).shifts
  expect(desk).toHaveLength(LOCUM_SHOWN + 10)
  expect((await owner.call(locumDesk.week, { institutionId, fromDay: early })).shifts.map(({ id }) => id)).toContain(own)
})

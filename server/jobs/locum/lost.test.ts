import { expect } from 'vitest'
import { locum, locumDesk } from '#contract/locum.ts'
import { notifications } from '#contract/notifications.ts'
import { dayFromNow } from '#tests/support/jobs.ts'
import { aDoctor, aShift, locumWard } from '#tests/support/locum.ts'
import { test } from '#tests/support/world.ts'
import { sweepShifts } from '../jobs.ts'

test('an institution does not count on a doctor whom nobody meets any more: about to be deleted, or with a closed account', async ({
  world,
}) => {
  const { owner, institutionId } = await locumWard(world)
  const [leaving, closed, kept] = [await aDoctor(world), await aDoctor(world), await aDoctor(world)]
  const ids: string[] = []
  for (const [at, doctor] of [leaving, closed, kept].entries()) {
    const shiftId = await aShift(owner, institutionId, { day: dayFromNow(3 + at) })
    await doctor.call(locum.accept, { shiftId })
    ids.push(shiftId)
  }
  const hidden = [
    { member_id: leaving.id, due_at: new Date(Date.now() + 30 * 24 * 3600_000) },
    { member_id: closed.id, closed_at: new Date(), report_id: crypto.randomUUID() },
  ]
  for (const row of hidden) await world.db.insertInto('hidden_account').values(row).execute()

  await sweepShifts(world.app.services)

  const states = await Promise.all(ids.map((shiftId) => owner.call(locumDesk.get, { shiftId })))
  expect(states.map(({ shiftState, cancelWords }) => [shiftState, cancelWords])).toEqual([
    ['cancelled', 'The doctor has left Wardmates.'],
    ['cancelled', 'The doctor has left Wardmates.'],
    ['taken', ''],
  ])
  const { items } = await owner.call(notifications.list, {})
  expect(items.filter(({ kind }) => kind === 'shift_cancelled')).toHaveLength(2)
})

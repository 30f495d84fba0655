import { expect } from 'vitest'
import { locum, locumDesk } from '#contract/locum.ts'
import { aDoctor, aShift, locumWard } from '#tests/support/locum.ts'
import { test } from '#tests/support/world.ts'

test('why a doctor gives a shift back is read by its institution and by themselves, not by others whom it was open to', async ({
  world,
}) => {
  const { owner, asha, institutionId } = await locumWard(world)
  const ravi = await aDoctor(world)
  const words = 'My mother is ill.'
  const shiftId = await aShift(owner, institutionId)
  await asha.call(locum.accept, { shiftId })
  await asha.call(locum.giveBack, { shiftId, words })

  expect(await ravi.call(locum.get, { shiftId })).toMatchObject({ standing: 'cancelled', cancelWords: '' })
  expect(await asha.call(locum.get, { shiftId })).toMatchObject({ standing: 'cancelled', cancelWords: words })
  expect(await owner.call(locumDesk.get, { shiftId })).toMatchObject({ shiftState: 'cancelled', cancelWords: words })
})

test('why an institution takes an open offer back is read by those whom it was open to', async ({ world }) => {
  const { owner, asha, institutionId } = await locumWard(world)
  const shiftId = await aShift(owner, institutionId)
  await owner.call(locumDesk.cancel, { institutionId, shiftId, words: 'The ward is closed.' })

  expect(await asha.call(locum.get, { shiftId })).toMatchObject({ standing: 'cancelled', cancelWords: 'The ward is closed.' })
})

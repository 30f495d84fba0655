import { expect } from 'vitest'
import { affiliations } from '#contract/affiliations.ts'
import { anAffiliation, openPage } from '#tests/support/institutions.ts'
import { test } from '#tests/support/world.ts'

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

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { institutionRoles } from '#contract/institution-roles.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { test } from '#tests/support/world.ts'

test('whoever has lost the role reads their draft no more, also not by its name from another institution', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'recruiter'])
  const own = await openPage(world, [ravi.id, 'owner'])
  const clientId = randomUUID()
  const begun = { clientId, title: 'Registrar' }
  const { id: postingId, version } = await ravi.call(postings.create, { ...begun, institutionId })
  await asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })
  await asha.call(postings.edit, { postingId, version, description: 'Agreed among ourselves.' })

  const again = ravi.call(postings.create, { ...begun, institutionId: own })

  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ravi.call(postings.list, { institutionId: own })).items).toEqual([])
  expect((await ravi.call(postings.create, { clientId: randomUUID(), title: 'Nurse', institutionId: own })).title).toBe('Nurse')
})

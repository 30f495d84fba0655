import { expect } from 'vitest'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting, dayFromNow } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'

test('nobody is invited to a walk-in that has been, and what was published before it is edited all the same', async ({ world }) => {
  const owner = await world.member()
  const institutionId = await openPage(world, [owner.id, 'owner'])
  const past = dayFromNow(-2)
  const postingId = await aPosting(world, institutionId, { state: 'draft', walk_in_on: past })
  const { version } = await owner.call(postings.get, { postingId })
  await expect(owner.call(postings.publish, { postingId, version })).rejects.toMatchObject({
    ...{ code: 'POSTING_INCOMPLETE', issues: [{ path: 'walkInOn', message: 'This day is over.' }] },
  })

  const published = await aPosting(world, institutionId, { walk_in_on: past })
  const edited = await owner.call(postings.edit, { postingId: published, version: 1, salaryTo: 45 })
  expect(edited).toMatchObject({ version: 2, walkInOn: past })
  await expect(owner.call(postings.edit, { postingId: published, version: 2, walkInOn: dayFromNow(-1) })).rejects.toMatchObject({
    code: 'POSTING_INCOMPLETE',
  })
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'

test('a note that is sent twice is added once', async ({ world }) => {
  const [recruiter, meera] = [await world.member(), await world.member()]
  const postingId = await aPosting(world, await openPage(world, [recruiter.id, 'recruiter']))
  const applicationId = await anApplication(meera, postingId)
  const sent = { applicationId, clientId: randomUUID(), text: 'Strong.' }
  const add = () => recruiter.call(applicants.addNote, sent)
  const [first, second] = await Promise.all([add(), add()])

  expect(second).toEqual(first)
  expect(await add()).toEqual(first)
  expect(await recruiter.call(applicants.view, { applicationId })).toMatchObject({ notes: [{ id: first!.id, text: 'Strong.' }] })
  await recruiter.call(applicants.addNote, { ...sent, clientId: randomUUID() })
  expect((await recruiter.call(applicants.view, { applicationId })).notes).toHaveLength(2)
})
